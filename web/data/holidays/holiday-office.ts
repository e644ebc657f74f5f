import {
  addHoliday,
  changeHoliday,
  dismissAffectedLeave,
  importHolidays,
  listAffectedLeave,
  listHolidays,
  listSettledLeave,
  readHolidaysToEnter,
  removeHoliday,
  reopenAffectedLeave,
  suggestHolidays,
} from '@muster/domain/holidays/holidays-contract.ts';
import type { Asked } from '@muster/domain/wire/contract.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { allItems } from '../../lib/api/all-pages.ts';
import { api } from '../../lib/api/api.ts';
import { byCursor } from '../by-cursor.ts';
import { listQuery } from '../lists/lists.ts';
import { makesStale } from '../staleness.ts';

const HOUR = 3_600_000;

/** What the office reads of holidays. */
export const holidayOfficeQueries = {
  /** All holidays of a calendar year with their sites, for the office. */
  listed: (year: number) =>
    queryOptions({
      queryKey: ['holidays', 'listed', year],
      queryFn: async () => (await api.call(listHolidays, { query: { year: String(year) } })).data,
      placeholderData: keepPreviousData,
    }),
  /** Where holidays of the year to come are still to be entered. */
  toEnter: queryOptions({
    queryKey: ['holidays', 'to-enter'],
    queryFn: async () => (await api.call(readHolidaysToEnter)).data,
  }),
  /** The company's sites, retired ones too: an old holiday may name one. */
  sites: listQuery('sites'),
  /** What removing a holiday would touch, as it is whenever somebody asks. */
  touchOfRemoving: (id: number) =>
    queryOptions({
      queryKey: ['affected-leave', 'removing', id],
      queryFn: async () => {
        const params = { id: String(id) };
        return (await api.call(removeHoliday, { params, query: { preview: 'true' } })).data;
      },
      staleTime: 0,
      gcTime: 0,
    }),
  /** The countries whose holidays are known. */
  countries: queryOptions({
    queryKey: ['holidays', 'countries'],
    queryFn: async () => (await api.call(suggestHolidays)).data,
    staleTime: HOUR,
  }),
  suggestions: (country: string, region: string, year: number) =>
    queryOptions({
      queryKey: ['holidays', 'suggestions', country, region, year],
      queryFn: async () => {
        const query = { country, year: String(year), ...(region ? { region } : {}) };
        return (await api.call(suggestHolidays, { query })).data;
      },
      placeholderData: (before) => (before?.country === country ? before : undefined),
    }),
  /** Leave that changed holidays touch and that nobody has settled yet. */
  affectedLeave: queryOptions({
    queryKey: ['affected-leave'],
    queryFn: () => allItems((asked) => api.call(listAffectedLeave, asked)),
  }),
  /** What of it was called settled, the latest of the list first. */
  settledLeave: byCursor(['affected-leave', 'settled'], (query) => api.call(listSettledLeave, { query })),
};

/** A file goes as it is; the contract speaks of the text that the server makes of it. */
const bodyWith = (file: File, more: { dryrun?: 'true' } = {}) => ({ file: file as unknown as string, ...more });

/** What adding a holiday would touch, as the server finds it now. */
export const touchOfAdding = async (body: Asked<typeof addHoliday>['body']) =>
  (await api.call(addHoliday, { query: { preview: 'true' }, body })).data;

/** What changing one would touch. */
export const touchOfChanging = async (id: number, body: Asked<typeof changeHoliday>['body']) =>
  (await api.call(changeHoliday, { params: { id: String(id) }, query: { preview: 'true' }, body })).data;

/** They change what everybody's calendar shows, and which leave is to be looked at. */
export const holidayChanges = {
  add: mutationOptions({
    mutationFn: async (body: Asked<typeof addHoliday>['body']) => (await api.call(addHoliday, { body })).data,
    ...makesStale('holidays', 'affected-leave', 'leave'),
  }),
  change: mutationOptions({
    mutationFn: async ({ id, body }: { id: number; body: Asked<typeof changeHoliday>['body'] }) =>
      (await api.call(changeHoliday, { params: { id: String(id) }, body })).data,
    ...makesStale('holidays', 'affected-leave', 'leave'),
  }),
  /** What a file would add, as the server reads it; nothing is stored. */
  previewImport: mutationOptions({
    mutationFn: async (file: File) =>
      (await api.call(importHolidays, { body: bodyWith(file, { dryrun: 'true' }) })).data,
  }),
  /** Adds what is new in a file, also where other lines cannot be added: they were shown before. */
  importFile: mutationOptions({
    mutationFn: async (file: File) =>
      (await api.call(importHolidays, { body: { ...bodyWith(file), partly: 'true' } })).data,
    ...makesStale('holidays', 'affected-leave', 'leave'),
  }),
  remove: mutationOptions({
    mutationFn: async (id: number) => (await api.call(removeHoliday, { params: { id: String(id) } })).data,
    ...makesStale('holidays', 'affected-leave', 'leave'),
  }),
  dismissAffected: mutationOptions({
    mutationFn: (id: number) => api.call(dismissAffectedLeave, { params: { id: String(id) } }),
    ...makesStale('affected-leave'),
  }),
  reopenAffected: mutationOptions({
    mutationFn: (id: number) => api.call(reopenAffectedLeave, { params: { id: String(id) } }),
    ...makesStale('affected-leave'),
  }),
};
