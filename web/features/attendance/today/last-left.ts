import type { Today } from '@muster/domain/attendance/attendance-contract.ts';

/** When the member checked out last, today or this morning of a night shift; undefined where they have not. */
export const lastLeft = ({ punches, afternight }: Pick<Today, 'punches' | 'afternight'>): string | undefined =>
  punches.findLast((it) => it.checktype === 'out' && !it.replaced)?.checktime ?? afternight?.left;
