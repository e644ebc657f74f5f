import type { MileageEntry } from '@muster/domain/mileage/mileage-contract.ts';
import { day, who } from './stored-account.ts';
import { success } from './wire.ts';

/** An entry with all that there may be of one, which the reader may decide about. */
const mileage: MileageEntry = {
  ...{ ...who, id: 4, tripid: 3, trip_assigmentno: 'zz', stateid: 'zz', drivenon: day, carcode: 'zz' },
  ...{ odometerstart: 1000, odometerend: 1132, distance: 132, remark: 'zz', state: 'returned', rate: 6000 },
  ...{ amount: 79_200, decidedby: 'zzhla', decidedfor: 'zzmya', decisionremark: 'zz', revision: 1 },
  doubts: [{ kind: 'far', together: 500, expected: 80 }, { kind: 'gap', start: 1000, last: 900 }, { kind: 'trip' }],
  may: { change: false, approve: true, return: true },
};

const terms = { unit: 'km', currency: 'zz', revision: 1, may: { change: true, unit: false } } as const;

/** What the other end answers of mileage. */
export const storedMileage = {
  'GET /api/mileage/rates': {
    body: success({ ...terms, rates: [{ from: day, privaterate: 6000, companyrate: 0 }] }),
  },
  'GET /api/mileage': {
    body: success({
      ...{ items: [mileage], page: 1, more: false, unit: 'km', currency: 'zz', running: '2026-11' },
      totals: { count: 1, distance: 132, amount: 79_200, approved: 0 },
    }),
  },
};
