import { day } from './stored-account.ts';
import { success } from './wire.ts';

const since = `${day}T02:30:00.000Z`;

/** What the other end answers of doors, and to the device at one. */
export const storedDoors = {
  'GET /api/doors': {
    body: success([
      {
        id: 1,
        name: 'zzgate',
        site: { id: 1, name: 'zzoffice' },
        state: 'paired',
        pairedat: since,
        lastusedat: since,
        revision: 1,
      },
      { id: 2, name: 'zzkitchen', site: null, state: 'waiting', pairedat: null, lastusedat: null, revision: 1 },
    ]),
  },
  'GET /api/door': { body: success({ name: 'zzgate', company: 'zzlotus', zone: 'Asia/Yangon', now: since }) },
  'GET /api/membercode/pin': { body: success({ since }) },
  'GET /api/members/11/pin': { body: success({ since }) },
};
