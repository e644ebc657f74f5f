import { day } from './stored-account.ts';
import { success } from './wire.ts';

const since = `${day}T02:30:00.000Z`;
const named = { id: 12, membercode: 'ZZ2', membername: 'zzmin', status: 'active', since };

/** What the other end answers of crews. */
export const storedCrew = {
  'GET /api/crew': {
    body: success({
      at: since,
      members: [
        { membercode: 'ZZ2', membername: 'zzmin', state: 'out', since: null, asksplace: true },
        { membercode: 'ZZ3', membername: 'zzkyaw', state: 'in', since, asksplace: true },
        { membercode: 'ZZ4', membername: 'zzthin', state: 'leave', since: null, asksplace: false },
      ],
    }),
  },
  'GET /api/members/11/crew': { body: success({ crew: [named], leads: [{ ...named, status: 'suspended' }] }) },
};
