import type { Payment } from '../leave/leave-type.ts';
import type { Alternate } from '../work/rest-days.ts';
import { besideRestDays } from './alternate-rest-days.ts';
import { showDuration } from './durations.ts';
import { showPaid } from './how-paid.ts';
import { besideTimes, type ToldRule } from './overtime-rules.ts';

export interface Length {
  readonly minutes: number;
}

/** What parameters of the server's own sentences, such as news, are written by beside those of the screens: `{{alternate, alternate}}`, `{{was, paid}}`, `{{length, duration}}`. */
export const serverFormats = {
  alternate: (value: Alternate | null | undefined, language?: string) => besideRestDays(value, language),
  duration: ({ minutes }: Length, language?: string) => showDuration(minutes, language),
  overtime: (value: ToldRule | undefined, language?: string) => besideTimes(value, language),
  paid: (value: Payment, language?: string) => showPaid(value, language),
} as const;
