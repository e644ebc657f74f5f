import type { Message } from '@muster/domain/samples/inbox/inbox-contract.ts';
import { face } from './pictures.ts';

const senders = [
  { name: 'Thida Aung', photo: face(11) },
  { name: 'Riverside Stationers', photo: face(12) },
  { name: 'Min Khant', photo: face(13) },
];

const letters = [
  {
    subject: 'Welcome on board',
    message:
      '<p>Good morning,</p><p>it is good to have you with us. Your desk is on the <b>second floor</b>, by the window, and the kettle is always on.</p><p>Until Monday<br>Thida</p>',
  },
  {
    subject: 'Please confirm the address for your delivery',
    message:
      '<p>Hello,</p><p>your order is packed. Before it leaves we would like to know whether it goes to the <i>front desk</i> or to the loading bay.</p><p>Kind regards<br>Riverside Stationers</p>',
  },
  {
    subject: 'What was ordered this week',
    message:
      '<p>Hello,</p><p>this is what was ordered:</p><ul><li>two boxes of paper</li><li>a ladder</li><li>tea for the kitchen</li></ul><p>All of it comes on Thursday.</p><p>Thanks<br>Min Khant</p>',
  },
];

const days = [
  '2018-01-09T08:15:00.000Z',
  '2017-11-21T13:40:00.000Z',
  '2017-08-02T06:05:00.000Z',
  '2017-03-17T10:20:00.000Z',
  '2016-12-05T09:00:00.000Z',
  '2016-06-30T15:55:00.000Z',
  '2015-10-11T07:30:00.000Z',
  '2015-02-24T12:10:00.000Z',
  '2014-09-08T05:45:00.000Z',
  '2014-01-19T11:25:00.000Z',
  '2013-05-14T14:00:00.000Z',
  '2012-07-26T08:50:00.000Z',
];

/** Twelve messages, newest first. */
export const inbox: readonly Message[] = days.map((date, n) => ({
  id: `message-${n + 1}`,
  sender: senders[n % senders.length],
  date,
  selected: false,
  ...letters[n % letters.length],
}));
