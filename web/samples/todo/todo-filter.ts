import type { Todo } from '@muster/domain/samples/todo/todo-contract.ts';

export const todoStates = [
  'all',
  'read',
  'unread',
  'done',
  'undone',
  'important',
  'unimportant',
  'starred',
  'unstarred',
] as const;
export type TodoState = (typeof todoStates)[number];

export interface TodoFilter {
  readonly words: string;
  readonly state: TodoState;
  /** Id of a tag; every one if empty. */
  readonly tag: string;
}

const isIn: Record<TodoState, (todo: Todo) => boolean> = {
  all: () => true,
  read: (it) => it.read === true,
  unread: (it) => !it.read,
  done: (it) => it.done === true,
  undone: (it) => !it.done,
  important: (it) => it.important === true,
  unimportant: (it) => !it.important,
  starred: (it) => it.starred === true,
  unstarred: (it) => !it.starred,
};

/** Whether a to-do fits all that is asked for. */
export function fits(todo: Todo, { words, state, tag }: TodoFilter): boolean {
  const wanted = words.trim().toLowerCase();
  const told = `${todo.title ?? ''} ${todo.note ?? ''}`.toLowerCase();
  return told.includes(wanted) && isIn[state](todo) && (!tag || (todo.tag ?? []).some((it) => String(it) === tag));
}

/** The whole list with one to-do put in another's place; what a filter hides keeps its place. */
export function withMoved(todos: readonly Todo[], from: Todo, to: Todo): Todo[] {
  const target = todos.indexOf(to);
  const rest = todos.filter((it) => it !== from);
  return rest.toSpliced(target, 0, from);
}
