import type { z } from 'zod';
import { contractsOf } from '../../wire/contract.ts';
import { sampleChange, sampleRead } from '../sample-call.ts';
import type * as schemas from './chat-schemas.ts';

const contract = contractsOf(() => import('./chat-schemas.ts'));

export type Contact = z.output<typeof schemas.contact>;
export type ChatText = z.output<typeof schemas.chatText>;
export type ShownText = z.output<typeof schemas.shownText>;
export type RecentContact = z.output<typeof schemas.recentContact>;
export type ChatRoom = z.output<typeof schemas.chatRoom>;

export const readChat = contract(
  sampleRead({ name: 'readChat', path: '/api/chat', summary: 'What was said in a chat, each with its author' }),
);
export const openChatRoom = contract(
  sampleRead({
    name: 'openChatRoom',
    path: '/api/chat/chat-room',
    summary: 'The chat of two contacts; one that there was not is begun',
  }),
);
export const listRecentContacts = contract(
  sampleRead({ name: 'listRecentContacts', path: '/api/chat/contacts/recent', summary: 'With whom a user chats' }),
);
export const listOtherContacts = contract(
  sampleRead({ name: 'listOtherContacts', path: '/api/chat/contacts/all', summary: 'Every contact but the user' }),
);
export const readContact = contract(
  sampleRead({ name: 'readContact', path: '/api/chat/contacts', summary: 'One contact; nothing for an unknown id' }),
);
export const addChatText = contract(
  sampleChange({ name: 'addChatText', path: '/api/chat/add', summary: 'Say something; answers the whole chat' }),
);
