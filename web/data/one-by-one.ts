import { ApiProblem } from '../lib/api/api-problem.ts';

/** What was not done of several, and why. */
export interface Undone<Item> {
  readonly item: Item;
  readonly problem: unknown;
}

/** Does something about each, one after the other, whatever comes of the others; answers those of which it was refused. */
export async function oneByOne<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
): Promise<readonly Undone<Item>[]> {
  const undone: Undone<Item>[] = [];
  for (const item of items) {
    try {
      await act(item);
    } catch (problem) {
      undone.push({ item, problem });
    }
  }
  return undone;
}

/** Nobody knows what came of it, or there was too much at once: left to be sent again. */
export const isLeft = ({ problem }: Undone<unknown>): boolean =>
  problem instanceof ApiProblem && (problem.unanswered || problem.code === 'TOO_MANY_REQUESTS');
