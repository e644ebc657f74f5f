import type { ScrumSamples } from '@muster/domain/samples/scrum/scrum.ts';
import type { Card } from '@muster/domain/samples/scrum/scrum-contract.ts';
import { face, scene } from './pictures.ts';

const names = [
  'Khin Sample',
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
  'Htet Htet',
];

const members = names.map((name, n) => ({ id: `member-${n + 1}`, name, avatar: face(n + 1) }));
const onBoth = members.slice(0, 5).map((it) => it.id);

const card = (n: number, title: string, files: readonly string[]): Card => ({
  id: `card-${n}`,
  title,
  coverImage: scene(n),
  members: [...onBoth],
  labels: [2, 3, 4],
  description: 'What has to be so before this is finished, in a few words that everybody on the board can read.',
  attachments: files.map((name, at) => ({ name, size: `${at + 1}.2 MB`, url: scene(n + at) })),
  comments: [{ id: `comment-${n}`, uid: 'member-2', text: 'I can take this one.', time: '2019-03-10T02:10:18.931Z' }],
});

export const scrum: ScrumSamples = {
  boards: [
    {
      id: 'board-1',
      title: 'New front desk',
      list: [
        {
          id: 'column-1',
          title: 'To do',
          cardList: [card(1, 'Measure the hall', ['plan.svg']), card(2, 'Choose a counter', ['oak.svg', 'birch.svg'])],
        },
        {
          id: 'column-2',
          title: 'Under way',
          cardList: [card(3, 'Paint the back wall', ['colours.svg']), card(4, 'Hang the lamps', ['lamps.svg'])],
        },
      ],
      members: onBoth,
    },
    {
      id: 'board-2',
      title: 'Winter stocktaking',
      list: [
        {
          id: 'column-3',
          title: 'Shelves',
          cardList: [
            card(5, 'Count aisle one', ['aisle.svg']),
            card(6, 'Relabel aisle two', ['labels.svg', 'list.svg']),
          ],
        },
      ],
      members: onBoth,
    },
  ],
  members,
  labels: [
    { id: 1, title: 'Active', color: 'primary' },
    { id: 2, title: 'Complete', color: 'green' },
    { id: 3, title: 'Ready', color: 'secondary' },
    { id: 4, title: 'High Priority', color: 'error' },
  ],
};
