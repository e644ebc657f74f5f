import type { ChatSamples } from '@muster/domain/samples/chat/chat.ts';
import type { Contact } from '@muster/domain/samples/chat/chat-contract.ts';
import { face } from './pictures.ts';

/** The one who chats in the samples. */
const ME = '7863a6802ez0e277a0f98534';

const names = [
  'Phyo Wai',
  'Nilar Htun',
  'Sandar Win',
  'Kaung Myat',
  'Ei Mon',
  'Zaw Lin',
  'Hnin Yu',
  'Tun Naing',
  'May Thu',
  'Aung Ko',
  'Su Lwin',
];

const contacts: readonly Contact[] = [
  { id: ME, name: 'Khin Sample', avatar: face(1), status: 'online', mood: '' },
  ...names.map(
    (name, n): Contact => ({
      id: `contact-${n + 1}`,
      name,
      avatar: face(n + 2),
      status: n % 2 === 0 ? 'offline' : 'online',
      mood: '',
    }),
  ),
];

const MINUTE = 60_000;
/** A talk in turns, a minute apart, begun by the other one. */
const talk = (id: string, contactId: string, began: string, texts: readonly string[]) => ({
  id,
  chats: texts.map((text, n) => ({
    contactId: n % 2 === 0 ? contactId : ME,
    text,
    time: new Date(Date.parse(began) + n * MINUTE).toISOString(),
  })),
});

export const chat: ChatSamples = {
  users: [
    {
      id: ME,
      chatInfo: [
        { chatId: 'chat-1', contactId: 'contact-1', unread: 4, lastChatTime: '2017-06-12T02:10:18.931Z' },
        { chatId: 'chat-2', contactId: 'contact-2', unread: 0, lastChatTime: '2019-03-10T02:10:18.931Z' },
      ],
    },
  ],
  contacts,
  chats: [
    talk('chat-1', 'contact-1', '2017-06-12T02:03:00.000Z', [
      'Have you reached the warehouse?',
      'Five more minutes. The bridge was closed.',
      'No hurry, the van is late as well.',
      'Shall I bring breakfast?',
      'Yes please, for three.',
      'Noodles or tea leaf salad?',
      'Noodles. And the keys to the side gate.',
      'They are in my pocket.',
    ]),
    talk('chat-2', 'contact-2', '2019-03-10T02:07:00.000Z', [
      'The new labels have come.',
      'Are they the right size this time?',
      'They are. I have put one on your desk.',
      'Then let us start with the blue boxes.',
    ]),
  ],
};
