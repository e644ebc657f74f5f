import { z } from 'zod';
import { idAsked, listOf, sampleId, sampleMoment, sampleText, withId } from '../sample-fields.ts';

const flag = z.boolean().optional();

export const todo = z.object({
  id: sampleId.optional(),
  title: sampleText.optional(),
  note: sampleText.optional(),
  important: flag,
  starred: flag,
  done: flag,
  read: flag,
  selected: flag,
  startDate: sampleMoment.optional(),
  dueDate: sampleMoment.optional(),
  /** Ids of tags; one that no tag has any more is left to whoever shows it. */
  tag: listOf(sampleId).optional(),
});

export const tag = z.object({ id: sampleId.optional(), name: sampleText.optional() });

const all = { 200: z.array(todo) };
const one = z.object({ todo });

export const listTodos = { reply: all };
export const listTodoTags = { reply: { 200: z.array(tag) } };
export const readTodo = { query: idAsked, reply: { 200: todo.optional() } };
export const reorderTodos = { body: z.object({ todoList: listOf(todo) }), reply: all };
export const addTodo = { body: one, reply: all };
export const updateTodo = { body: one, reply: { 200: todo } };
export const deleteTodo = { body: z.object({ todo: withId }), reply: all };
export const addTodoTag = { body: z.object({ tag }), reply: { 200: tag } };
export const deleteTodoTag = { body: z.object({ tag: withId }), reply: { 200: z.array(tag) } };
