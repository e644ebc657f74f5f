const ofBoard = { boardId: 'board-1' };
const ofColumn = { ...ofBoard, listId: 'column-1' };
const ofCart = { uid: 'me', productId: 'product-2' };
const asking = (id: string) => () => ({ query: { id } });
const sending = (body: unknown) => () => ({ body });

const message = { id: 'message-1', subject: 'Read me', message: '<p>Hello</p>' };
const todo = { id: 1, title: 'Call the printer', note: 'Today', tag: [1] };
const invoice = { id: 'invoice-1', orderNo: '232', item: [{ name: 'Chair', unit: 1, price: 2 }] };
const user = { id: 'user-1', name: 'Aye Myint', age: 31 };
const event = {
  id: 'event-1',
  title: 'Stocktaking',
  start: '2026-11-21T02:30:00.000Z',
  end: '2026-11-21T03:30:00.000Z',
};
const card = { id: 'card-1', title: 'Measure the hall', members: ['member-1'], labels: [1] };

/** For every sample call that takes anything, a request about something that every fresh copy has. */
export const requestsOfSamples = {
  readMessage: asking('message-1'),
  addMessage: sending({ ...message, id: 'another' }),
  updateMessage: sending(message),
  deleteMessage: sending({ id: 'message-2' }),

  readChat: asking('chat-1'),
  openChatRoom: () => ({ query: { currentUser: '7863a6802ez0e277a0f98534', contactId: 'contact-1' } }),
  listRecentContacts: asking('7863a6802ez0e277a0f98534'),
  listOtherContacts: asking('7863a6802ez0e277a0f98534'),
  readContact: asking('contact-1'),
  addChatText: sending({ chatId: 'chat-1', contactId: 'contact-1', text: 'Hello', time: '2026-11-20T02:30:00.000Z' }),

  readTodo: asking('1'),
  reorderTodos: sending({ todoList: [todo] }),
  addTodo: sending({ todo: { ...todo, id: 77 } }),
  updateTodo: sending({ todo }),
  deleteTodo: sending({ todo: { id: 2 } }),
  addTodoTag: sending({ tag: { id: 9, name: 'urgent' } }),
  deleteTodoTag: sending({ tag: { id: 5, name: 'mobile' } }),

  readCart: () => ({ query: { uid: 'me' } }),
  addToCart: sending(ofCart),
  deleteFromCart: sending(ofCart),
  updateCartAmount: sending({ ...ofCart, amount: 3 }),

  readBoard: asking('board-1'),
  addBoard: sending({ title: 'Spring cleaning' }),
  addBoardMember: sending({ ...ofBoard, memberId: 'member-6' }),
  deleteBoardMember: sending({ ...ofBoard, memberId: 'member-6' }),
  addColumn: sending({ ...ofBoard, listTitle: 'Finished' }),
  renameColumn: sending({ ...ofColumn, listTitle: 'To be done' }),
  deleteColumn: sending({ ...ofBoard, listId: 'column-2' }),
  addCard: sending({ ...ofColumn, cardTitle: 'Sweep the stairs' }),
  updateCard: sending({ ...ofColumn, card }),
  reorderColumns: sending({ ...ofBoard, startIndex: 0, endIndex: 0 }),
  reorderCards: sending({ ...ofColumn, startIndex: 0, endIndex: 1 }),
  moveCard: sending({
    ...ofBoard,
    sourcelistId: 'column-1',
    destinationlistId: 'column-1',
    source: { index: 0 },
    destination: { index: 1 },
  }),

  addEvent: sending({ ...event, id: 'another' }),
  updateEvent: sending(event),
  deleteEvent: sending({ id: 'event-2' }),

  readInvoice: asking('invoice-1'),
  addInvoice: sending({ ...invoice, id: 'another' }),
  updateInvoice: sending(invoice),
  deleteInvoice: sending({ id: 'invoice-2' }),

  readSampleUser: asking('user-1'),
  addSampleUser: sending({ ...user, id: 'another' }),
  updateSampleUser: sending(user),
  deleteSampleUser: sending({ id: 'user-2' }),
};
