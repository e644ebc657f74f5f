import { MOST_COUNTED } from '@muster/domain/waiting/waiting-contract.ts';

/** How many wait, as a number says it: nobody counts further than that. */
export const shownCount = (count: number): string => (count > MOST_COUNTED ? `${MOST_COUNTED}+` : String(count));
