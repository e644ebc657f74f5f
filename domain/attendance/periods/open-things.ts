import type { CurrentMember } from '../../members/members-contract.ts';
import type { OpenThings, ToDecide } from './periods-contract.ts';

/** How many things wait for a decision. */
export const countToDecide = (it: ToDecide): number => it.forgotten + it.review + it.corrections + it.leave + it.trips;

/** How many things are open. */
export const countOpen = (it: OpenThings): number => it.running + countToDecide(it);

/**
 * Whether somebody may close a period although things of their own wait to be decided: closing pays them undecided, and who
 * waives would decide for themselves. An administrator may, as nobody stands above them; the others are told (behaviour 4).
 */
export const mayWaiveOwn = ({ role }: CurrentMember): boolean => role === 'SA';
