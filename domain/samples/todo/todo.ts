import { addedEntry, entryOf, sameId } from '../entries.ts';
import type { Todo, TodoTag } from './todo-contract.ts';

export interface TodoSamples {
  readonly todos: readonly Todo[];
  readonly tags: readonly TodoTag[];
}

/** One more than the highest there is, so that it is nobody else's. */
const nextNumber = (list: readonly { readonly id?: string | number | undefined }[]): number =>
  Math.max(0, ...list.map((it) => Number(it.id)).filter(Number.isFinite)) + 1;

export const addedTodo = (todos: readonly Todo[], it: Todo): readonly Todo[] =>
  addedEntry(todos, it, () => nextNumber(todos));

export const addedTag = (tags: readonly TodoTag[], it: TodoTag): readonly TodoTag[] =>
  addedEntry(tags, it, () => nextNumber(tags));

/**
 * The to-dos that were sent, in their order, in the places that they hold together. What was not sent, because a
 * filter hid it, keeps its place; what is unknown or comes twice is left out.
 */
export function reordered(todos: readonly Todo[], sent: readonly Todo[]): readonly Todo[] {
  const order = sent.filter(
    (it, n) => entryOf(todos, it.id) && sent.findIndex((other) => sameId(other.id, it.id)) === n,
  );
  const inOrder = order.values();
  return todos.map((it) => (entryOf(order, it.id) ? (inOrder.next().value ?? it) : it));
}
