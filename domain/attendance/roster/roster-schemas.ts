import { z } from 'zod';
import { dayParts } from '../../calendar/day-part.ts';
import { envelope } from '../../wire/envelope.ts';
import { day } from '../../wire/fields.ts';
import { memberOfGroup, pageOfGroup } from '../summary/summary-schemas.ts';
import { rosterStatuses, rosterWhys } from './roster-statuses.ts';

/** A day as it is planned; one on which the member does not work here or is suspended, or that is not counted, has no status and says why. */
const rosterDay = z.object({
  date: z.string(),
  status: z.enum(rosterStatuses).nullable(),
  why: z.enum(rosterWhys).optional(),
  /** The shift of a working day, also where leave or a trip takes it. */
  shift: z.object({ name: z.string(), starts: z.string(), ends: z.string() }).nullable(),
  /** When the member is to be there, `HH:MM`: the shift, or the half beside leave, without hours off at its start or end; null where nobody expects them. */
  due: z.object({ from: z.string(), to: z.string() }).nullable(),
  /** The half of which there is approved leave. */
  half: z.enum(dayParts).nullable(),
  /** The hours of it that are off, `HH:MM`; left out where none are. */
  off: z.array(z.object({ from: z.string(), to: z.string() })).optional(),
  /** What is asked for and not decided. */
  waits: z.enum(['leave', 'trip']).nullable(),
  note: z.string(),
});

export const rosterMember = z.object({
  ...memberOfGroup,
  days: z.array(rosterDay),
});

export const roster = z.object({
  from: z.string(),
  to: z.string(),
  members: z.array(rosterMember),
  more: z.boolean(),
});

export const readRoster = {
  query: z.strictObject({ from: day, ...pageOfGroup }),
  reply: { 200: envelope(roster) },
};
