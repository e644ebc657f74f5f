import './words.ts';

/** The sample screens by name, for those who look for one. */
export const samplePages = [
  { name: 'todo', path: '/sample/todo' },
  { name: 'inbox', path: '/sample/inbox' },
  { name: 'chat', path: '/sample/chat' },
  { name: 'projects', path: '/sample/list' },
  { name: 'invoices', path: '/sample/invoices' },
  { name: 'users', path: '/sample/users' },
  { name: 'shop', path: '/sample/shop' },
  { name: 'board', path: '/sample/scrum-board' },
  { name: 'calendar', path: '/sample/calendar' },
] as const;
