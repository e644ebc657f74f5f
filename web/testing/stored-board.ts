import { day, who } from './stored-account.ts';
import { success } from './wire.ts';

const at = `${day}T02:30:00.000Z`;
const common = { ...who, groupno: 'ZZ', since: null, due: null, late: false, sitename: null, outside: false };

/** Who is in now; nobody tells what changes. */
export const storedBoard = {
  'GET /api/attendance/board': {
    body: success({
      at: `${day}T03:00:00.000Z`,
      members: [
        { ...common, state: 'in', since: at, sitename: 'zzoffice' },
        { ...common, membernoid: 12, state: 'out', due: at, late: true },
        { ...common, membernoid: 13, state: 'out', due: `${day}T15:30:00.000Z` },
      ],
    }),
  },
  'GET /api/attendance/board/stream': 'dropped' as const,
};
