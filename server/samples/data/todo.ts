import type { TodoSamples } from '@muster/domain/samples/todo/todo.ts';

const calm = { important: false, starred: false, done: false, read: true, selected: false };

/** Five to-dos that begin and are due now. */
export const todoAt = (now: string): TodoSamples => {
  const when = { startDate: now, dueDate: now };
  return {
    todos: [
      {
        id: 1,
        title: 'Call the printer about the forms',
        note: 'They need the new address before Friday.',
        ...calm,
        ...when,
        tag: [1, 2],
      },
      {
        id: 2,
        title: 'Count the spare badges',
        note: 'Top drawer, left cabinet.',
        ...calm,
        done: true,
        ...when,
        tag: [2],
      },
      {
        id: 3,
        title: 'Write the note on quiet hours',
        note: 'One page, and a copy for the notice board.',
        ...calm,
        important: true,
        starred: true,
        ...when,
        tag: [1],
      },
      {
        id: 4,
        title: 'Order a second kettle',
        note: 'The one by the stairs leaks.',
        ...calm,
        done: true,
        ...when,
        tag: [1, 2, 3],
      },
      {
        id: 5,
        title: 'Book the room for the safety talk',
        note: 'Twenty chairs and the projector.',
        ...calm,
        done: true,
        read: false,
        ...when,
        tag: [4, 5],
      },
    ],
    tags: [
      { id: 1, name: 'frontend' },
      { id: 2, name: 'backend' },
      { id: 3, name: 'API' },
      { id: 4, name: 'issue' },
      { id: 5, name: 'mobile' },
    ],
  };
};
