import {
  askCorrection,
  type Correction,
  type CorrectionState,
  decideCorrection,
  listCorrections,
  withdrawCorrection,
} from '@muster/domain/attendance/corrections/correction-contract.ts';
import type { Asked } from '@muster/domain/wire/contract.ts';
import { mutationOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import type { Keyed } from '../../lib/form/use-form.ts';
import { asPage, byCursor } from '../by-cursor.ts';
import { makesStale } from '../staleness.ts';

export type CorrectionBody = Asked<typeof askCorrection>['body'];
export type CorrectionVerdict = 'approve' | 'reject';

interface Whose {
  readonly state?: CorrectionState;
  readonly membercode?: string;
  readonly day?: string;
}

export const correctionQueries = {
  list: (whose: Whose) =>
    byCursor(['corrections', whose], async (at) =>
      asPage(await api.call(listCorrections, { query: { ...whose, ...at } })),
    ),
};

interface Decision {
  readonly correction: Correction;
  readonly verdict: CorrectionVerdict;
  readonly remark: string;
}

const ofCorrection = ({ id, revision }: Correction) => ({ params: { id: String(id) }, body: { revision } });

/** Balances follow what gives leave in return. */
export const correctionChanges = {
  ask: mutationOptions({
    mutationFn: async ({ body, key }: Keyed<CorrectionBody>) => (await api.call(askCorrection, { body }, { key })).data,
    ...makesStale('corrections', 'leave', 'summary', 'punches'),
  }),
  decide: mutationOptions({
    mutationFn: async ({ correction, verdict, remark }: Decision) => {
      const { params, body } = ofCorrection(correction);
      const said = { ...body, decision: verdict, ...(remark ? { remark } : {}) };
      return (await api.call(decideCorrection, { params, body: said })).data;
    },
    ...makesStale('corrections', 'leave', 'summary', 'punches', 'notifications'),
  }),
  withdraw: mutationOptions({
    mutationFn: async (correction: Correction) => (await api.call(withdrawCorrection, ofCorrection(correction))).data,
    ...makesStale('corrections', 'leave'),
  }),
};
