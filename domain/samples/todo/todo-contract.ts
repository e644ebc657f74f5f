import type { z } from 'zod';
import { contractsOf } from '../../wire/contract.ts';
import { sampleChange, sampleRead } from '../sample-call.ts';
import type * as schemas from './todo-schemas.ts';

const contract = contractsOf(() => import('./todo-schemas.ts'));

export type Todo = z.output<typeof schemas.todo>;
export type TodoTag = z.output<typeof schemas.tag>;

export const listTodos = contract(sampleRead({ name: 'listTodos', path: '/api/todo/all', summary: 'Every to-do' }));
export const listTodoTags = contract(
  sampleRead({ name: 'listTodoTags', path: '/api/todo/tag', summary: 'Every tag of to-dos' }),
);
export const readTodo = contract(
  sampleRead({ name: 'readTodo', path: '/api/todo', summary: 'One to-do; nothing for an unknown id' }),
);
export const reorderTodos = contract(
  sampleChange({
    name: 'reorderTodos',
    path: '/api/todo/reorder',
    summary: 'Put to-dos in the order sent; answers all',
  }),
);
export const addTodo = contract(
  sampleChange({ name: 'addTodo', path: '/api/todo/add', summary: 'Add a to-do; answers all' }),
);
export const updateTodo = contract(
  sampleChange({ name: 'updateTodo', path: '/api/todo/update', summary: 'Put a to-do in place; answers it' }),
);
export const deleteTodo = contract(
  sampleChange({ name: 'deleteTodo', path: '/api/todo/delete', summary: 'Delete a to-do; answers the rest' }),
);
export const addTodoTag = contract(
  sampleChange({ name: 'addTodoTag', path: '/api/todo/tag/add', summary: 'Add a tag; answers it' }),
);
export const deleteTodoTag = contract(
  sampleChange({ name: 'deleteTodoTag', path: '/api/todo/tag/delete', summary: 'Delete a tag; answers the rest' }),
);
