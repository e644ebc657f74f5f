import { showDay } from '../calendar/day.ts';
import type { Alternate } from '../work/rest-days.ts';
import { type Language, languageFor } from './languages.ts';
import { showWeekdays } from './weekdays.ts';

interface Words {
  readonly second: (days: string, day: string) => string;
  readonly odd: (days: string) => string;
  readonly even: (days: string) => string;
  /** Between the days that rest every week and these. */
  readonly beside: string;
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    second: (days, day) => `${days} every second week, such as ${day}`,
    odd: (days) => `1st, 3rd and 5th ${days} of the month`,
    even: (days) => `2nd and 4th ${days} of the month`,
    beside: '. Only in some weeks: ',
  },
  my: {
    second: (days, day) => `နှစ်ပတ်လျှင်တစ်ကြိမ် ${days} (ဥပမာ ${day})`,
    odd: (days) => `လစဉ် ပထမ၊ တတိယနှင့် ပဉ္စမ ${days}`,
    even: (days) => `လစဉ် ဒုတိယနှင့် စတုတ္ထ ${days}`,
    beside: '။ အချို့အပတ်တွင်သာ နားရက်: ',
  },
};

/** Weekdays that rest in some weeks alone: `Sat every second week, such as 05/12/2026`, `2nd and 4th Sat of the month`. */
export function showAlternate(alternate: Alternate, language: string | undefined): string {
  const say = words[languageFor(language)];
  const days = showWeekdays(alternate.weekdays, language);
  return alternate.weeks === 'second' ? say.second(days, showDay(alternate.from)) : say[alternate.weeks](days);
}

/** The same as what follows the days that rest every week; nothing where there are no others. */
export const besideRestDays = (alternate: Alternate | null | undefined, language: string | undefined): string =>
  alternate ? `${words[languageFor(language)].beside}${showAlternate(alternate, language)}` : '';
