import type { Alternate } from '../work/rest-days.ts';
import { besideRestDays } from './alternate-rest-days.ts';

/** What parameters of the server's own sentences, such as news, are written by beside those of the screens: `{{alternate, alternate}}`. */
export const serverFormats = {
  alternate: (value: Alternate | null | undefined, language?: string) => besideRestDays(value, language),
} as const;
