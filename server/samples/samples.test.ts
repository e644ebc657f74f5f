import { saveSettings } from '@muster/domain/office/settings-contract.ts';
import { sampleContracts } from '@muster/domain/samples/sample-contracts.ts';
import * as boards from '@muster/domain/samples/scrum/scrum-contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../testing/company/client.ts';
import { type Office, openOffice } from '../testing/company/office.ts';
import { askSample, type Rows } from '../testing/samples/ask-sample.ts';

let office: Office;
let it: Client;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  it = await (await office.newcomer()).client();
});

const ME = '7863a6802ez0e277a0f98534';

const ask = (url: string, payload?: unknown, client = it) => askSample(client, url, payload);
const idsOf = async (url: string, payload?: unknown) => ((await ask(url, payload)) as Rows).map((row) => row.id);
/** Every call but those of boards: what it is asked, and what its answer must be like. */
const walk: Readonly<Record<string, () => Promise<unknown>>> = {
  listMessages: async () => expect(await ask('/api/inbox/all')).toHaveLength(12),
  readMessage: async () => {
    expect(await ask('/api/inbox?id=message-3')).toMatchObject({ id: 'message-3', selected: false });
    expect(await ask('/api/inbox?id=none')).toBeUndefined();
  },
  addMessage: async () => {
    const all = (await ask('/api/inbox/add', { id: 'x1', subject: 'New', extra: 1 })) as Rows;
    expect([all.length, all.at(-1)]).toEqual([13, { id: 'x1', subject: 'New' }]);
  },
  updateMessage: async () => {
    const all = (await ask('/api/inbox/update', { id: 'message-2', subject: 'Changed' })) as Rows;
    expect(all[1]).toEqual({ id: 'message-2', subject: 'Changed' });
    expect(await ask('/api/inbox/update', { id: 'none', subject: 'x' })).toEqual(all);
  },
  deleteMessage: async () => {
    const first = ((await ask('/api/inbox/all')) as Rows)[0];
    expect(await ask('/api/inbox/delete', first)).toHaveLength(11);
    expect(await ask('/api/inbox/delete', { id: 'none' })).toHaveLength(11);
  },

  readChat: async () => {
    const texts = (await ask('/api/chat?id=chat-1')) as Rows;
    expect(texts).toHaveLength(8);
    expect(texts[0]).toMatchObject({ contactId: 'contact-1', id: 'contact-1', status: 'offline', mood: '' });
    expect(await ask('/api/chat?id=none')).toEqual([]);
  },
  openChatRoom: async () => {
    const room = (contactId: string) => ask(`/api/chat/chat-room?currentUser=${ME}&contactId=${contactId}`);
    expect(await room('contact-2')).toMatchObject({ chatId: 'chat-2', recentListUpdated: false });
    const begun = (await room('contact-5')) as { chatId: string };
    expect(begun).toEqual({ chatId: begun.chatId, messageList: [], recentListUpdated: true });
    expect(await room('contact-5')).toEqual({ ...begun, recentListUpdated: false });
    expect(await room('none')).toBeUndefined();
  },
  listRecentContacts: async () => {
    await ask(`/api/chat/chat-room?currentUser=${ME}&contactId=contact-9`);
    const recent = (await ask(`/api/chat/contacts/recent?id=${ME}`)) as Rows;
    expect(recent.map((row) => [row.id, row['unread']])).toEqual([
      ['contact-1', 4],
      ['contact-2', 0],
      ['contact-9', 0],
    ]);
    expect(recent[2]?.['lastChatTime']).toBe(office.now.epochMilliseconds);
    expect(await ask('/api/chat/contacts/recent?id=none')).toEqual([]);
  },
  listOtherContacts: async () => {
    const ids = await idsOf(`/api/chat/contacts/all?id=${ME}`);
    expect([ids.length, ids.includes(ME)]).toEqual([11, false]);
  },
  readContact: async () => {
    expect(await ask('/api/chat/contacts?id=contact-3')).toMatchObject({ id: 'contact-3' });
    expect(await ask('/api/chat/contacts?id=none')).toBeUndefined();
  },
  addChatText: async () => {
    const said = { contactId: ME, text: 'On my way', time: '2026-11-20T02:30:00.000Z' };
    const all = (await ask('/api/chat/add', { chatId: 'chat-2', ...said })) as Rows;
    expect([all.length, all.at(-1)]).toEqual([5, expect.objectContaining({ ...said, id: ME, status: 'online' })]);
    expect(await ask('/api/chat/add', { chatId: 'none', ...said })).toEqual([]);
  },

  listTodos: async () => {
    const todos = (await ask('/api/todo/all')) as Rows;
    expect(todos.map((row) => row['tag'])).toEqual([[1, 2], [2], [1], [1, 2, 3], [4, 5]]);
    expect(todos[0]?.['startDate']).toBe('2026-11-20T02:30:00.000Z');
  },
  listTodoTags: async () =>
    expect(((await ask('/api/todo/tag')) as { name: string }[]).map((tag) => tag.name)).toEqual([
      'frontend',
      'backend',
      'API',
      'issue',
      'mobile',
    ]),
  readTodo: async () => {
    expect(await ask('/api/todo?id=4')).toMatchObject({ id: 4 });
    expect(await ask('/api/todo?id=4x')).toBeUndefined();
  },
  reorderTodos: async () => {
    const [a, b, c] = (await ask('/api/todo/all')) as Rows;
    // A filter hid 2, 4 and 5: they stay where they are.
    expect(await idsOf('/api/todo/reorder', { todoList: [c, a] })).toEqual([3, 2, 1, 4, 5]);
    expect(await idsOf('/api/todo/reorder', { todoList: [b, { id: 77 }, b] })).toEqual([3, 2, 1, 4, 5]);
  },
  addTodo: async () => {
    expect(await idsOf('/api/todo/add', { todo: { id: 40, title: 'x' } })).toEqual([1, 2, 3, 4, 5, 40]);
    expect(await idsOf('/api/todo/add', { todo: { id: 5, title: 'taken' } })).toEqual([1, 2, 3, 4, 5, 40, 41]);
  },
  updateTodo: async () => {
    const todo = { id: 2, title: 'Mended', note: 'y', tag: [1] };
    expect(await ask('/api/todo/update', { todo })).toEqual(todo);
    expect(await ask('/api/todo?id=2')).toEqual(todo);
  },
  deleteTodo: async () =>
    expect(await idsOf('/api/todo/delete', { todo: { id: 3, title: 'x' } })).toEqual([1, 2, 4, 5]),
  addTodoTag: async () =>
    expect(await ask('/api/todo/tag/add', { tag: { id: 6, name: 'urgent' } })).toEqual({ id: 6, name: 'urgent' }),
  deleteTodoTag: async () => {
    expect(await idsOf('/api/todo/tag/delete', { tag: { id: 2, name: 'backend' } })).toEqual([1, 3, 4, 5]);
    expect(await ask('/api/todo?id=2')).toMatchObject({ tag: [2] });
  },

  listProjects: async () => expect(await idsOf('/api/list/all')).toEqual([1, 2, 3, 5, 6, 7, 8, 9]),

  listProducts: async () => expect(await ask('/api/ecommerce/get-product-list')).toHaveLength(13),
  listCategories: async () =>
    expect(await ask('/api/ecommerce/get-category-list')).toEqual([
      { title: 'audio', product: 7 },
      { title: 'fashion', product: 3 },
      { title: 'cellphone', product: 2 },
      { title: 'accessories', product: 1 },
    ]),
  listRatings: async () => {
    const rates = (await ask('/api/ecommerce/get-rating-list')) as { rate: number; product: number }[];
    expect(rates.map((row) => row.rate)).toEqual([5, 4, 3, 2, 1]);
    expect(rates.reduce((sum, row) => sum + row.product, 0)).toBe(13);
  },
  listBrands: async () => {
    const brands = (await ask('/api/ecommerce/get-brand-list')) as { title: string; product: number }[];
    expect([brands.length, brands.reduce((sum, row) => sum + row.product, 0)]).toEqual([6, 13]);
  },
  readCart: async () => {
    const lines = (await ask('/api/ecommerce/get-cart-list?uid=anyone')) as Rows;
    expect(lines.map((row) => row['amount'])).toEqual([1, 1, 1, 1]);
    expect(Object.keys(lines[0] ?? {})).not.toContain('productId');
    expect(await ask('/api/ecommerce/get-cart-list')).toEqual([]);
  },
  addToCart: async () => {
    const add = (productId: string) => ask('/api/ecommerce/add-to-cart', { uid: 'me', productId }) as Promise<Rows>;
    expect((await add('product-1'))[0]).toMatchObject({ id: 'product-1', amount: 2 });
    expect((await add('product-3')).at(-1)).toMatchObject({ id: 'product-3', amount: 1 });
    expect(await add('none')).toHaveLength(5);
  },
  deleteFromCart: async () =>
    expect(await ask('/api/ecommerce/delete-from-cart', { uid: 'me', productId: 'product-5' })).toHaveLength(3),
  updateCartAmount: async () => {
    const lines = await ask('/api/ecommerce/update-cart-amount', { uid: 'me', productId: 'product-5', amount: 7 });
    expect((lines as Rows)[1]).toMatchObject({ id: 'product-5', amount: 7 });
  },

  listEvents: async () => {
    const events = (await ask('/api/calendar/events/all')) as Rows;
    expect(events.map((row) => String(row['start']).slice(0, 10))).toEqual(['2026-11-01', '2026-11-20']);
  },
  addEvent: async () => {
    const event = { id: 'e9', title: 'Lunch', start: '2026-11-20T12:00:00+06:30', end: 1_795_158_000_000 };
    const all = (await ask('/api/calendar/events/add', event)) as Rows;
    expect(all.at(-1)).toEqual({
      ...event,
      start: '2026-11-20T05:30:00.000Z',
      end: expect.stringMatching(/^2026-.*Z$/),
    });
  },
  updateEvent: async () => {
    const to = { start: '2026-12-01T02:00:00.000Z', end: '2026-12-01T03:00:00.000Z' };
    const dragged = (await ask('/api/calendar/events/update', {
      event: { id: 'event-1', title: 'no' },
      ...to,
    })) as Rows;
    expect(dragged[0]).toMatchObject({ id: 'event-1', title: 'Stocktaking', ...to });
    const said = { id: 'event-1', title: 'Counting', ...to, location: 'Hall', note: 'Bring pens' };
    expect(((await ask('/api/calendar/events/update', said)) as Rows)[0]).toEqual(said);
    // A client leaves out what it has emptied; and that nothing is said at all changes nothing.
    const emptied = { id: 'event-1', title: 'Counting', ...to };
    expect(((await ask('/api/calendar/events/update', emptied)) as Rows)[0]).toEqual(emptied);
    await ask('/api/calendar/events/update', said);
    expect(((await ask('/api/calendar/events/update', { id: 'event-1' })) as Rows)[0]).toEqual(said);
  },
  deleteEvent: async () => expect(await idsOf('/api/calendar/events/delete', { id: 'event-1' })).toEqual(['event-2']),

  listInvoices: async () =>
    expect(((await ask('/api/invoices/all')) as Rows).map((row) => row['orderNo'])).toEqual([
      '232',
      '233',
      '234',
      '235',
    ]),
  readInvoice: async () => {
    expect(await ask('/api/invoices?id=invoice-2')).toMatchObject({ vat: 10, status: 'processing' });
    expect(await ask('/api/invoices?id=none')).toBeUndefined();
  },
  addInvoice: async () => expect(await ask('/api/invoices/add', { id: 'i9', orderNo: 236 })).toHaveLength(5),
  updateInvoice: async () =>
    expect(((await ask('/api/invoices/update', { id: 'invoice-1', status: 'delivered' })) as Rows)[0]).toEqual({
      id: 'invoice-1',
      status: 'delivered',
    }),
  deleteInvoice: async () => expect(await ask('/api/invoices/delete', { id: 'invoice-1' })).toHaveLength(3),

  listSampleUsers: async () => expect(await ask('/api/user/all')).toHaveLength(68),
  readSampleUser: async () => {
    expect(await ask('/api/user?id=user-68')).toMatchObject({ index: 67 });
    expect(await ask('/api/user?id=none')).toBeUndefined();
  },
  addSampleUser: async () => expect(await ask('/api/user/add', { id: 'u9', name: 'New', age: 30 })).toHaveLength(69),
  updateSampleUser: async () => {
    const all = (await ask('/api/user/update', { id: 'user-1', name: 'Renamed' })) as Rows;
    expect([all.length, all[0]]).toEqual([68, { id: 'user-1', name: 'Renamed' }]);
  },
  deleteSampleUser: async () => expect(await ask('/api/user/delete', { id: 'user-1' })).toHaveLength(67),
};

describe('each sample call', () => {
  test('is walked here', () => {
    const ofBoards: readonly { name: string }[] = Object.values(boards);
    const others = sampleContracts.filter((call) => !ofBoards.includes(call));
    expect(Object.keys(walk).sort()).toEqual(others.map((call) => call.name).sort());
  });

  test.each(Object.entries(walk))('%s', async (_, call) => {
    await call();
  });
});

test.each([
  ['/api/inbox/delete', {}, '/api/inbox/all'],
  ['/api/todo/delete', { todo: {} }, '/api/todo/all'],
  ['/api/todo/tag/delete', { tag: {} }, '/api/todo/tag'],
  ['/api/calendar/events/delete', {}, '/api/calendar/events/all'],
  ['/api/invoices/delete', {}, '/api/invoices/all'],
  ['/api/user/delete', {}, '/api/user/all'],
  ['/api/ecommerce/add-to-cart', { uid: 'me' }, '/api/ecommerce/get-cart-list?uid=me'],
  ['/api/scrum-board/delete-column', { boardId: 'board-1' }, '/api/scrum-board?id=board-1'],
  ['/api/chat/add', { chatId: 'chat-1', text: 'Hello' }, '/api/chat?id=chat-1'],
])('%s that names nothing changes nothing', async (url, payload, list) => {
  const before = await ask(list);
  expect(await ask(url, payload)).toEqual(before);
  expect(await ask(list)).toEqual(before);
});

test('where the office shows no samples they are not there', async () => {
  const hr = await office.holding('HR');
  const { data } = (await hr.send({ method: 'GET', url: '/api/office/settings' })).json();
  const { zone: _, may: __, ...settings } = data;
  (await hr.call(saveSettings, { body: { ...settings, samples: false } })).data();
  for (const { method, path } of sampleContracts) {
    expect([path, (await it.send({ method, url: path })).statusCode]).toEqual([path, 404]);
    expect((await office.visitor().send({ method, url: path })).statusCode).toBe(401);
  }
  await hr.call(saveSettings, { body: { ...settings, revision: settings.revision + 1 } });
  expect(await ask('/api/list/all')).toHaveLength(8);
});
