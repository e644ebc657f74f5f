import {
  addMileage,
  changeMileage,
  decideMileage,
  listMileage,
  type MileageEntry,
  mileageAsCsv,
  mileageAsWorkbook,
  readDriven,
  readMileageTerms,
  removeMileage,
  saveMileageTerms,
} from '@muster/domain/mileage/mileage-contract.ts';
import type { Asked } from '@muster/domain/wire/contract.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { saveFile } from '../../lib/device/save-file.ts';
import type { Keyed } from '../../lib/form/use-form.ts';
import { oneByOne } from '../one-by-one.ts';
import { makesStale, makesStaleBehind } from '../staleness.ts';

export type MileageVerdict = Asked<typeof decideMileage>['body']['decision'];

/** Which entries are shown; empty for all. */
export interface MileageFilters {
  readonly period: string;
  readonly search: string;
  readonly state: string;
}

const askedOf = ({ period, search, state }: MileageFilters) => ({
  ...(period && { period }),
  ...(search && { search }),
  ...(state && { state: state as MileageEntry['state'] }),
});

export const mileageQueries = {
  /** What is paid for driving, and since when. */
  terms: queryOptions({
    queryKey: ['mileage', 'terms'],
    queryFn: async () => (await api.call(readMileageTerms)).data,
  }),
  /** What was driven on a trip. */
  driven: (tripId: number) =>
    queryOptions({
      queryKey: ['mileage', 'trip', tripId],
      queryFn: async () => (await api.call(readDriven, { query: { trip: String(tripId) } })).data,
      // A form begins with where the car was left.
      staleTime: 0,
    }),
  list: (filters: MileageFilters, page: number) =>
    queryOptions({
      queryKey: ['mileage', 'list', askedOf(filters), page],
      queryFn: async () => (await api.call(listMileage, { query: { ...askedOf(filters), page: String(page) } })).data,
      placeholderData: keepPreviousData,
    }),
};

const inPath = ({ id }: Pick<MileageEntry, 'id'>) => ({ id: String(id) });

interface Change {
  readonly entry: Pick<MileageEntry, 'id' | 'revision'>;
  readonly body: Omit<Asked<typeof changeMileage>['body'], 'revision'>;
}

interface Decision {
  readonly entries: readonly MileageEntry[];
  readonly verdict: MileageVerdict;
  /** Why they are sent back. */
  readonly remark?: string;
}

/** An entry as it was looked at: approved at the rate that stood there. */
const decideOne = ({ rate, revision, ...entry }: MileageEntry, decision: MileageVerdict, remark?: string) =>
  api.call(decideMileage, {
    params: inPath(entry),
    body: { decision, revision, ...(decision === 'approve' ? { rate } : { remark }) },
  });

export const mileageChanges = {
  /** With rates everybody finds mileage, without them nobody does. */
  saveTerms: mutationOptions({
    mutationFn: async (body: Asked<typeof saveMileageTerms>['body']) =>
      (await api.call(saveMileageTerms, { body })).data,
    ...makesStaleBehind('mileage', 'company'),
  }),
  /** However often it is sent under one key, it is noted once. */
  add: mutationOptions({
    mutationFn: async ({ body, key }: Keyed<Asked<typeof addMileage>['body']>) =>
      (await api.call(addMileage, { body }, { key })).data,
    ...makesStaleBehind('mileage', 'company'),
  }),
  /** Changes an entry as it was looked at. */
  change: mutationOptions({
    mutationFn: async ({ entry, body }: Change) =>
      (await api.call(changeMileage, { params: inPath(entry), body: { ...body, revision: entry.revision } })).data,
    ...makesStaleBehind('mileage'),
  }),
  remove: mutationOptions({
    mutationFn: async (entry: MileageEntry) =>
      (await api.call(removeMileage, { params: inPath(entry), body: { revision: entry.revision } })).data,
    ...makesStale('mileage', 'company'),
  }),
  /** Decides one or several, each as it was looked at; answers those that were refused, and why. */
  decide: mutationOptions({
    mutationFn: ({ entries, verdict, remark }: Decision) => oneByOne(entries, (it) => decideOne(it, verdict, remark)),
    ...makesStale('mileage', 'notifications'),
  }),
  /** Has the browser keep what is shown as a file. */
  download: mutationOptions({
    mutationFn: async ({ kind, filters }: { readonly kind: 'csv' | 'xlsx'; readonly filters: MileageFilters }) =>
      saveFile(await api.download(kind === 'csv' ? mileageAsCsv : mileageAsWorkbook, { query: askedOf(filters) })),
  }),
};
