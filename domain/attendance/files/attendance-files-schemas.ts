import { z } from 'zod';
import { day, memberCode, name } from '../../wire/fields.ts';
import { monthInUrl } from '../summary/summary-schemas.ts';

/** Whose: of one member, of a group, or of everybody whom the caller may see. */
const whose = { groupno: name(50).optional() };

export const daysAsCsv = {
  query: z.strictObject({ from: day, to: day, membercode: memberCode.optional(), ...whose }),
  reply: { 200: z.unknown() },
};

export const daysAsWorkbook = { ...daysAsCsv };

export const monthSheets = {
  query: z.strictObject({ month: monthInUrl, membercode: memberCode.optional(), ...whose }),
  reply: { 200: z.unknown() },
};

export const payrollAsCsv = {
  query: z.strictObject({ month: monthInUrl, ...whose }),
  reply: { 200: z.unknown() },
};

export const payrollAsWorkbook = { ...payrollAsCsv };

export const adjustmentsAsCsv = {
  query: z.strictObject({ month: monthInUrl }),
  reply: { 200: z.unknown() },
};

export const adjustmentsAsWorkbook = { ...adjustmentsAsCsv };
