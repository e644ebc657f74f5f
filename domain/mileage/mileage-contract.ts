import type { z } from 'zod';
import { contractsOf, type ReplyOf } from '../wire/contract.ts';
import type * as schemas from './mileage-schemas.ts';

const contract = contractsOf(() => import('./mileage-schemas.ts'));

export type MileageTerms = z.output<typeof schemas.mileageTerms>;
export type MileageEntry = z.output<typeof schemas.mileageEntry>;
export type DrivenView = ReplyOf<typeof readDriven>['data'];
export type MileageInput = Omit<z.output<typeof schemas.addMileage.body>, 'tripid'>;

export const MILEAGE_PAGE = 50;

export const readMileageTerms = contract({
  name: 'readMileageTerms',
  method: 'GET',
  path: '/api/mileage/rates',
  summary: 'What is paid for driving, from which day on',
  tag: 'mileage',
  access: 'member',
  problems: [],
});

export const saveMileageTerms = contract({
  name: 'saveMileageTerms',
  method: 'PUT',
  path: '/api/mileage/rates',
  summary: 'Say what is paid for driving; by administrators alone. What is approved keeps its rate',
  tag: 'mileage',
  access: 'office',
  problems: ['FORBIDDEN', 'MILEAGE_NOT_POSSIBLE', 'CHANGED_MEANWHILE'],
});

const refusals = ['NOT_FOUND', 'MILEAGE_NOT_POSSIBLE', 'NOT_EMPLOYED', 'PERIOD_CLOSED'] as const;

export const addMileage = contract({
  name: 'addMileage',
  method: 'POST',
  path: '/api/mileage',
  summary: 'Say what one drove on a trip of which one is; an Idempotency-Key header makes a retry safe',
  tag: 'mileage',
  access: 'member',
  idempotent: true,
  problems: refusals,
});

export const changeMileage = contract({
  name: 'changeMileage',
  method: 'PUT',
  path: '/api/mileage/:id',
  summary: 'Change an own entry until it is approved; one that was sent back waits again',
  tag: 'mileage',
  access: 'member',
  problems: [...refusals, 'MILEAGE_DECIDED', 'CHANGED_MEANWHILE'],
});

export const removeMileage = contract({
  name: 'removeMileage',
  method: 'DELETE',
  path: '/api/mileage/:id',
  summary: 'Remove an own entry until it is approved',
  tag: 'mileage',
  access: 'member',
  problems: ['NOT_FOUND', 'MILEAGE_DECIDED', 'PERIOD_CLOSED', 'CHANGED_MEANWHILE'],
});

export const decideMileage = contract({
  name: 'decideMileage',
  method: 'POST',
  path: '/api/mileage/:id/decision',
  summary: 'Approve an entry, or send it back with a reason; by who decides for its member, never by them',
  tag: 'mileage',
  access: 'member',
  idempotent: true,
  problems: ['NOT_FOUND', 'FORBIDDEN', 'MILEAGE_DECIDED', 'NOT_EMPLOYED', 'PERIOD_CLOSED', 'CHANGED_MEANWHILE'],
});

export const readDriven = contract({
  name: 'readDriven',
  method: 'GET',
  path: '/api/mileage/trip',
  summary: 'What was driven on a trip, as far as the caller may see it, and what a new entry begins with',
  tag: 'mileage',
  access: 'member',
  problems: [],
});

export const listMileage = contract({
  name: 'listMileage',
  method: 'GET',
  path: '/api/mileage',
  summary: 'What was driven, the newest first: the own entries, and those of whom the caller decides for',
  tag: 'mileage',
  access: 'member',
  problems: [],
});

export const mileageAsCsv = contract({
  name: 'mileageAsCsv',
  method: 'GET',
  path: '/api/mileage.csv',
  summary: 'What was driven, a row an entry, as CSV',
  tag: 'mileage',
  access: 'office',
  file: 'csv',
  problems: [],
});

export const mileageAsWorkbook = contract({
  name: 'mileageAsWorkbook',
  method: 'GET',
  path: '/api/mileage.xlsx',
  summary: 'What was driven, a row an entry, as a workbook',
  tag: 'mileage',
  access: 'office',
  file: 'xlsx',
  problems: [],
});
