import { entryOf, having, replaced, without } from '@muster/domain/samples/entries.ts';
import type { Samples } from '@muster/domain/samples/samples.ts';
import { addedTag, addedTodo, reordered } from '@muster/domain/samples/todo/todo.ts';
import * as contracts from '@muster/domain/samples/todo/todo-contract.ts';
import type { ServeSample } from './serve-samples.ts';

export function todoCalls(serve: ServeSample): void {
  serve(contracts.listTodos, (it) => [it, it.todo.todos]);
  serve(contracts.listTodoTags, (it) => [it, it.todo.tags]);
  serve(contracts.readTodo, (it, { query }) => [it, entryOf(it.todo.todos, query.id)]);

  serve(contracts.reorderTodos, (it, { body }) => {
    const todos = reordered(it.todo.todos, body.todoList ?? []);
    return [withTodo(it, { todos }), todos];
  });
  serve(contracts.addTodo, (it, { body }) => {
    const todos = body.todo ? addedTodo(it.todo.todos, body.todo) : it.todo.todos;
    return [withTodo(it, { todos }), todos];
  });
  serve(contracts.updateTodo, (it, { body: { todo = {} } }) => [
    withTodo(it, { todos: replaced(it.todo.todos, todo) }),
    todo,
  ]);
  serve(contracts.deleteTodo, (it, { body }) => {
    const todos = without(it.todo.todos, body.todo?.id);
    return [withTodo(it, { todos }), todos];
  });

  serve(contracts.addTodoTag, (it, { body }) => {
    const tags = body.tag ? addedTag(it.todo.tags, body.tag) : it.todo.tags;
    const isNew = tags.length > it.todo.tags.length;
    return [withTodo(it, { tags }), (isNew && tags.at(-1)) || (body.tag ?? {})];
  });
  serve(contracts.deleteTodoTag, (it, { body }) => {
    const tags = without(it.todo.tags, body.tag?.id);
    return [withTodo(it, { tags }), tags];
  });
}

const withTodo = (it: Samples, part: Partial<Samples['todo']>): Samples => having(it, { todo: having(it.todo, part) });
