interface CalendarNames {
  readonly months: readonly string[];
  readonly shortMonths: readonly string[];
  /** Monday first. */
  readonly weekdays: readonly string[];
  /** Short enough for the head of a narrow column. */
  readonly narrowWeekdays: readonly string[];
  /** Between two of several. */
  readonly comma: string;
}

/** Months and weekdays of languages that browsers do not know the names of: Chromium has no Burmese ones. */
export const calendarNames: Readonly<Record<string, CalendarNames | undefined>> = {
  my: {
    months: 'ဇန်နဝါရီ ဖေဖော်ဝါရီ မတ် ဧပြီ မေ ဇွန် ဇူလိုင် ဩဂုတ် စက်တင်ဘာ အောက်တိုဘာ နိုဝင်ဘာ ဒီဇင်ဘာ'.split(' '),
    shortMonths: 'ဇန် ဖေ မတ် ဧ မေ ဇွန် ဇူ ဩ စက် အောက် နို ဒီ'.split(' '),
    weekdays: 'တနင်္လာ အင်္ဂါ ဗုဒ္ဓဟူး ကြာသပတေး သောကြာ စနေ တနင်္ဂနွေ'.split(' '),
    comma: '၊ ',
    narrowWeekdays: 'လာ ဂါ ဟူး တေး ကြာ နေ နွေ'.split(' '),
  },
};
