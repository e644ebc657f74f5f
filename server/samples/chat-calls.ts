import { openRoom, recentContacts, say, textsOf } from '@muster/domain/samples/chat/chat.ts';
import * as contracts from '@muster/domain/samples/chat/chat-contract.ts';
import { entryOf, having, without } from '@muster/domain/samples/entries.ts';
import type { ServeSample } from './serve-samples.ts';

export function chatCalls(serve: ServeSample): void {
  serve(contracts.readChat, (it, { query }) => [it, textsOf(it.chat, query.id)]);
  serve(contracts.listRecentContacts, (it, { query }) => [it, recentContacts(it.chat, query.id)]);
  serve(contracts.listOtherContacts, (it, { query }) => [it, without(it.chat.contacts, query.id)]);
  serve(contracts.readContact, (it, { query }) => [it, entryOf(it.chat.contacts, query.id)]);

  serve(contracts.openChatRoom, (it, { query }, { now, newId }) => {
    const begun = { id: newId(), at: now.epochMilliseconds };
    const { samples, room } = openRoom(it.chat, { currentUser: query.currentUser, contactId: query.contactId, begun });
    return [having(it, { chat: samples }), room];
  });

  serve(contracts.addChatText, (it, { body: { chatId, contactId, text, time } }, { nowText }) => {
    const chat = text === undefined ? it.chat : say(it.chat, chatId, { text, time: time ?? nowText }, contactId);
    return [having(it, { chat }), textsOf(chat, chatId)];
  });
}
