import type { Day } from '../calendar/company-time.ts';
import { showDay } from '../calendar/day.ts';
import { showSpan } from '../calendar/span.ts';
import type { Payment } from '../leave/types/leave-type.ts';
import type { OvertimeRule } from '../work/overtime-rule.ts';
import type { Alternate } from '../work/rest-days.ts';
import { showDevice } from './devices.ts';
import { showMonth } from './months.ts';
import type { serverFormats } from './server-formats.ts';
import { showWeekdays } from './weekdays.ts';

export interface Span {
  readonly from: Day;
  readonly to: Day;
}

/** How a parameter is written into a sentence: `{{day, day}}`, `{{days, span}}`, `{{month, month}}`, `{{days, weekdays}}`, `{{device, device}}`. Others are written as they are. */
const formats = {
  day: (value: Day) => showDay(value),
  span: ({ from, to }: Span) => showSpan(from, to),
  month: (value: string, language?: string) => showMonth(value, language),
  weekdays: (value: readonly number[], language?: string) => showWeekdays(value, language),
  device: (value: string, language?: string) => showDevice(value, language),
} as const;

type Formats = typeof formats & typeof serverFormats;
type Kinds = { [F in keyof Formats]: Parameters<Formats[F]>[0] };
type Kind<N extends string, F extends string> = Record<N, F extends keyof Kinds ? Kinds[F] : never>;

/** What the catalogue's reader brings itself: see `problemText`. */
type Given = 'each' | 'what';

type Parameter<P extends string> = P extends `${infer N}, ${infer F}`
  ? Kind<N, F>
  : P extends Given
    ? {}
    : P extends 'count'
      ? { readonly count: number }
      : Record<P, string | number>;

/** The parameters that a sentence of the catalogue names. */
export type ParametersOf<S extends string> = S extends `${string}{{${infer P}}}${infer Rest}`
  ? Parameter<P> & ParametersOf<Rest>
  : {};

/** What an instance of i18next brings, of which each writer takes what is its own. */
type Written = Day & Span & readonly number[] & Alternate & Payment & OvertimeRule;

interface Formatter {
  add(name: string, write: (value: Written, language?: string) => string): void;
}

/** Teaches i18next to write days and spans; the same for screens, answers and mails. The server brings what it alone needs. */
export function addFormats(formatter: Formatter | undefined, more: Partial<typeof serverFormats> = {}): void {
  for (const [name, write] of Object.entries({ ...formats, ...more })) formatter?.add(name, write);
}

/** How every instance of i18next is set up: nothing to escape, since neither React nor JSON nor plain mail is markup. */
export const wordOptions = { lng: 'en', fallbackLng: 'en', interpolation: { escapeValue: false } } as const;
