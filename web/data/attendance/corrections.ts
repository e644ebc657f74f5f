import {
  askCorrection,
  type Correction,
  type CorrectionState,
  decideCorrection,
  listCorrections,
  readHoursOff,
  withdrawCorrection,
} from '@muster/domain/attendance/corrections/correction-contract.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { Asked } from '@muster/domain/wire/contract.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import type { Keyed } from '../../lib/form/use-form.ts';
import { asPage, byCursor } from '../by-cursor.ts';
import type { OfMembers } from '../of-members.ts';
import { oneByOne } from '../one-by-one.ts';
import { makesStale } from '../staleness.ts';

export type CorrectionBody = Asked<typeof askCorrection>['body'];
export type CorrectionVerdict = 'approve' | 'reject';

interface Whose extends Partial<OfMembers> {
  readonly state?: CorrectionState;
  readonly membercode?: string;
  readonly day?: string;
}

export const correctionQueries = {
  list: (whose: Whose) =>
    byCursor(['corrections', whose], async (at) =>
      asPage(await api.call(listCorrections, { query: { ...whose, ...at } })),
    ),
  /** What is left of the hours off of a day's budget year. */
  hoursLeft: (day: Day, membercode?: string) =>
    queryOptions({
      queryKey: ['corrections', 'hoursoff', day, membercode],
      queryFn: async () => (await api.call(readHoursOff, { query: { day, ...(membercode && { membercode }) } })).data,
    }),
};

interface ForOvertime {
  readonly days: readonly Day[];
  readonly reason: string;
  /** Whose days, where they are not the own. */
  readonly membercode?: string | undefined;
}

interface Decision {
  readonly corrections: readonly Correction[];
  readonly verdict: CorrectionVerdict;
  readonly remark: string;
}

const ofCorrection = ({ id, revision }: Correction) => ({ params: { id: String(id) }, body: { revision } });

const askOvertime = (attendancedate: Day, { reason, membercode }: Omit<ForOvertime, 'days'>) =>
  api.call(askCorrection, { body: { attendancedate, kind: 'overtime', reason, ...(membercode && { membercode }) } });

function decideOne(correction: Correction, decision: CorrectionVerdict, remark: string) {
  const { params, body } = ofCorrection(correction);
  return api.call(decideCorrection, { params, body: { ...body, decision, ...(remark ? { remark } : {}) } });
}

/** Balances follow what gives leave in return. */
export const correctionChanges = {
  ask: mutationOptions({
    mutationFn: async ({ body, key }: Keyed<CorrectionBody>) => (await api.call(askCorrection, { body }, { key })).data,
    ...makesStale('corrections', 'leave', 'summary', 'punches'),
  }),
  /** Asks for the overtime of several days, a request each, or approves it of others; answers the days that were refused, and why. */
  askOvertime: mutationOptions({
    mutationFn: ({ days, ...asked }: ForOvertime) => oneByOne(days, (it) => askOvertime(it, asked)),
    ...makesStale('corrections', 'summary'),
  }),
  /** Decides one or several, each as it was looked at; answers those that were refused, and why. */
  decide: mutationOptions({
    mutationFn: ({ corrections, verdict, remark }: Decision) =>
      oneByOne(corrections, (it) => decideOne(it, verdict, remark)),
    ...makesStale('corrections', 'leave', 'summary', 'punches', 'notifications'),
  }),
  withdraw: mutationOptions({
    mutationFn: async (correction: Correction) => (await api.call(withdrawCorrection, ofCorrection(correction))).data,
    ...makesStale('corrections', 'leave'),
  }),
};
