import type { MileageEntry, MileageTerms } from '@muster/domain/mileage/mileage-contract.ts';

/** What a member drove in their own car, which waits. */
export const noted = (more: Partial<MileageEntry> = {}): MileageEntry => ({
  ...{ id: 5, tripid: 7, trip_assigmentno: 'TA-2099-00007', stateid: 'Bago' },
  ...{ membernoid: 11, membercode: 'EM001', membername: 'Aye Chan Moe', drivenon: '2099-11-19', carcode: null },
  ...{ odometerstart: null, odometerend: null, distance: 132, remark: '', state: 'waiting', rate: 6000 },
  ...{ amount: 79_200, doubts: [], decidedby: null, decidedfor: null, decisionremark: '', revision: 1 },
  may: { change: false, approve: false, return: false },
  ...more,
});

export const terms: MileageTerms = {
  ...{ unit: 'km', currency: 'MMK', revision: 1, may: { change: true, unit: false } },
  rates: [{ from: '2099-01-01', privaterate: 6000, companyrate: 0 }],
};

/** A company where something is paid for driving. */
export const payingCompany = {
  ...{ name: 'Golden Lotus', zone: 'Asia/Yangon', weekstart: 1, periodstarts: 1, today: '2099-11-20' },
  ...{ samples: false, mileage: true as const, locationdays: null },
};
