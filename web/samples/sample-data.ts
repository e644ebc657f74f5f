import {
  addChatText,
  listOtherContacts,
  listRecentContacts,
  openChatRoom,
} from '@muster/domain/samples/chat/chat-contract.ts';
import { addMessage, deleteMessage, listMessages, updateMessage } from '@muster/domain/samples/inbox/inbox-contract.ts';
import {
  addInvoice,
  deleteInvoice,
  listInvoices,
  updateInvoice,
} from '@muster/domain/samples/invoices/invoices-contract.ts';
import { listProjects } from '@muster/domain/samples/projects/projects-contract.ts';
import {
  addToCart,
  deleteFromCart,
  listBrands,
  listCategories,
  listProducts,
  listRatings,
  readCart,
  updateCartAmount,
} from '@muster/domain/samples/shop/shop-contract.ts';
import {
  addTodo,
  addTodoTag,
  deleteTodo,
  deleteTodoTag,
  listTodos,
  listTodoTags,
  reorderTodos,
  updateTodo,
} from '@muster/domain/samples/todo/todo-contract.ts';
import {
  addSampleUser,
  deleteSampleUser,
  listSampleUsers,
  updateSampleUser,
} from '@muster/domain/samples/users/sample-users-contract.ts';
import type { Asked, Contract } from '@muster/domain/wire/contract.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { makesStale } from '../data/staleness.ts';
import { api } from '../lib/api/api.ts';

/** The one who chats in the samples; everybody who tries them is this person. */
export const CHAT_USER = '7863a6802ez0e277a0f98534';

export const list = <C extends Contract>(contract: C) =>
  queryOptions({
    queryKey: ['samples', contract.name],
    queryFn: () => api.call<Contract>(contract) as Promise<ReplyFor<C>>,
  });

const listOf = <C extends Contract>(contract: C, query: Record<string, string>) =>
  queryOptions({
    queryKey: ['samples', contract.name, query],
    queryFn: () => api.call<Contract>(contract, { query } as never) as Promise<ReplyFor<C>>,
  });

type ReplyFor<C extends Contract> = Awaited<ReturnType<typeof api.call<C>>>;
export type BodyFor<C extends Contract> = Asked<C> extends { readonly body: infer B } ? B : never;

export const change = <C extends Contract>(contract: C) =>
  mutationOptions({
    mutationFn: (body: BodyFor<C>) => api.call<Contract>(contract, { body } as never) as Promise<ReplyFor<C>>,
    ...makesStale('samples'),
  });

export const sampleQueries = {
  todos: list(listTodos),
  todoTags: list(listTodoTags),
  messages: list(listMessages),
  projects: list(listProjects),
  invoices: list(listInvoices),
  users: list(listSampleUsers),
  products: list(listProducts),
  categories: list(listCategories),
  brands: list(listBrands),
  ratings: list(listRatings),
  cart: listOf(readCart, { uid: CHAT_USER }),
  recentContacts: listOf(listRecentContacts, { id: CHAT_USER }),
  otherContacts: listOf(listOtherContacts, { id: CHAT_USER }),
  room: (contactId: string) => listOf(openChatRoom, { currentUser: CHAT_USER, contactId }),
};

export const sampleChanges = {
  addTodo: change(addTodo),
  updateTodo: change(updateTodo),
  deleteTodo: change(deleteTodo),
  reorderTodos: change(reorderTodos),
  addTodoTag: change(addTodoTag),
  deleteTodoTag: change(deleteTodoTag),
  addMessage: change(addMessage),
  updateMessage: change(updateMessage),
  deleteMessage: change(deleteMessage),
  addChatText: change(addChatText),
  addInvoice: change(addInvoice),
  updateInvoice: change(updateInvoice),
  deleteInvoice: change(deleteInvoice),
  addToCart: change(addToCart),
  deleteFromCart: change(deleteFromCart),
  updateCartAmount: change(updateCartAmount),
  addUser: change(addSampleUser),
  updateUser: change(updateSampleUser),
  deleteUser: change(deleteSampleUser),
};
