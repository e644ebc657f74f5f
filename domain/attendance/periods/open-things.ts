import type { OpenThings, ToDecide } from './periods-contract.ts';

/** How many things wait for a decision. */
export const countToDecide = (it: ToDecide): number =>
  it.forgotten + it.review + it.corrections + it.leave + it.trips + it.affected + (it.mileage ?? 0);

/** How many things are open. */
export const countOpen = (it: OpenThings): number => it.running + countToDecide(it);
