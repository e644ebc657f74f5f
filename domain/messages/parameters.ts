import type { Day } from '../calendar/company-time.ts';
import { showDay } from '../calendar/day.ts';
import { showSpan } from '../calendar/span.ts';
import type { Alternate } from '../work/rest-days.ts';
import { besideRestDays } from './alternate-rest-days.ts';
import { showDevice } from './devices.ts';
import { showMonth } from './months.ts';
import { showWeekdays } from './weekdays.ts';

export interface Span {
  readonly from: Day;
  readonly to: Day;
}

/** How a parameter is written into a sentence: `{{day, day}}`, `{{days, span}}`, `{{month, month}}`, `{{days, weekdays}}`, `{{alternate, alternate}}`, `{{device, device}}`. Others are written as they are. */
const formats = {
  day: (value: Day) => showDay(value),
  span: ({ from, to }: Span) => showSpan(from, to),
  month: (value: string, language?: string) => showMonth(value, language),
  weekdays: (value: readonly number[], language?: string) => showWeekdays(value, language),
  alternate: (value: Alternate | null | undefined, language?: string) => besideRestDays(value, language),
  device: (value: string, language?: string) => showDevice(value, language),
} as const;

type Kinds = { [F in keyof typeof formats]: Parameters<(typeof formats)[F]>[0] };
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

/** Teaches i18next to write days and spans; the same for screens, answers and mails. */
export function addFormats(
  formatter:
    | {
        add(
          name: string,
          write: (value: Day & Span & readonly number[] & Alternate, language?: string) => string,
        ): void;
      }
    | undefined,
): void {
  for (const [name, write] of Object.entries(formats)) formatter?.add(name, write);
}

/** How every instance of i18next is set up: nothing to escape, since neither React nor JSON nor plain mail is markup. */
export const wordOptions = { lng: 'en', fallbackLng: 'en', interpolation: { escapeValue: false } } as const;
