import { added, changed, entryOf, sameId } from '../entries.ts';
import { togetherOnce } from '../together.ts';
import type { ChatRoom, ChatText, Contact, RecentContact, ShownText } from './chat-contract.ts';

type Id = string | number | undefined;

/** With whom somebody chats, in the order in which it began. */
interface ChatInfo {
  readonly chatId: string;
  readonly contactId: string;
  readonly unread: number;
  readonly lastChatTime: string | number;
}

export interface ChatUser {
  readonly id: string;
  readonly chatInfo: readonly ChatInfo[];
}

export interface Chat {
  readonly id: string;
  readonly chats: readonly ChatText[];
}

export interface ChatSamples {
  readonly users: readonly ChatUser[];
  readonly contacts: readonly Contact[];
  readonly chats: readonly Chat[];
}

const NOBODY = {};
const bySomebody = togetherOnce((text: ChatText, contact: Partial<Contact>): ShownText => ({ ...contact, ...text }));
const withFacts = togetherOnce((info: ChatInfo, contact: Contact): RecentContact => ({ ...contact, ...info }));

/** What was said, each with who said it; nothing of a chat that there is not. */
export function textsOf({ chats, contacts }: ChatSamples, chatId: Id): ShownText[] {
  const said = entryOf(chats, chatId)?.chats ?? [];
  return said.map((it) => bySomebody(it, entryOf(contacts, it.contactId) ?? NOBODY));
}

export function recentContacts({ users, contacts }: ChatSamples, userId: Id): RecentContact[] {
  const infos = entryOf(users, userId)?.chatInfo ?? [];
  return infos.flatMap((info) => {
    const contact = entryOf(contacts, info.contactId);
    return contact ? [withFacts(info, contact)] : [];
  });
}

/** Says something in a chat, if the chat and who says it are known. */
export function say(samples: ChatSamples, chatId: Id, said: Omit<ChatText, 'contactId'>, contactId: Id): ChatSamples {
  const contact = entryOf(samples.contacts, contactId);
  if (!contact) return samples;
  const text = { ...said, contactId: contact.id };
  const chats = changed(samples.chats, chatId, (it) => ({ ...it, chats: added(it.chats, text) }));
  return { ...samples, chats };
}

interface Opening {
  readonly currentUser: Id;
  readonly contactId: Id;
  /** The id of the chat, and when it begins in milliseconds since 1970, if it has to be begun. */
  readonly begun: { readonly id: string; readonly at: number };
}

/** The room of two people, begun if there was none; no room for somebody unknown. */
export function openRoom(
  samples: ChatSamples,
  { currentUser, contactId, begun }: Opening,
): { readonly samples: ChatSamples; readonly room: ChatRoom | undefined } {
  const user = entryOf(samples.users, currentUser);
  const contact = entryOf(samples.contacts, contactId);
  if (!user || !contact) return { samples, room: undefined };
  const known = user.chatInfo.find((it) => sameId(it.contactId, contact.id));
  if (known) {
    const messageList = textsOf(samples, known.chatId);
    return { samples, room: { chatId: known.chatId, messageList, recentListUpdated: false } };
  }
  const info = { chatId: begun.id, contactId: contact.id, unread: 0, lastChatTime: begun.at };
  const after = {
    ...samples,
    users: changed(samples.users, user.id, (it) => ({ ...it, chatInfo: added(it.chatInfo, info) })),
    chats: added(samples.chats, { id: begun.id, chats: [] }),
  };
  return { samples: after, room: { chatId: begun.id, messageList: [], recentListUpdated: true } };
}
