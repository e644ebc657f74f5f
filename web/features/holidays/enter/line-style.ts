import { ruled } from '../../../components/list-line.ts';

/** A line of a list of holidays in a dialog. */
export const line = { ...ruled, display: 'flex', alignItems: 'center', columnGap: 1, minHeight: 44, py: 0.5 } as const;
