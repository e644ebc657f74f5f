import type { Payment } from '../leave/types/leave-type.ts';
import type { Alternate } from '../work/rest-days.ts';
import { besideRestDays } from './alternate-rest-days.ts';
import { showPaid } from './how-paid.ts';
import { besideTimes, type ToldRule } from './overtime-rules.ts';

/** What parameters of the server's own sentences, such as news, are written by beside those of the screens: `{{alternate, alternate}}`, `{{was, paid}}`. */
export const serverFormats = {
  alternate: (value: Alternate | null | undefined, language?: string) => besideRestDays(value, language),
  overtime: (value: ToldRule | undefined, language?: string) => besideTimes(value, language),
  paid: (value: Payment, language?: string) => showPaid(value, language),
} as const;
