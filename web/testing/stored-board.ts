import { day, who } from './stored-account.ts';
import { success } from './wire.ts';

const at = `${day}T02:30:00.000Z`;
const common = { ...who, groupno: 'ZZ', since: null, due: null, late: false, sitename: null, outside: false };

const rosterDay = {
  ...{ date: day, status: 'work', shift: { name: 'zzhours', starts: '09:00', ends: '17:00' }, half: null },
  ...{ due: { from: '09:00', to: '17:00' }, waits: 'leave', note: 'zz' },
};

/** Who is in now, and who is due; nobody tells what changes. */
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
  'GET /api/attendance/roster': {
    body: success({ from: day, to: day, members: [{ ...who, groupno: 'ZZ', days: [rosterDay] }], more: false }),
  },
  'GET /api/attendance/board/stream': 'dropped' as const,
};
