import { z } from 'zod';
import { dayParts } from '../../calendar/day-part.ts';
import { partTimes } from '../../leave/leave-schemas.ts';
import { tripStates } from '../../trips/trip-days.ts';
import { envelope } from '../../wire/envelope.ts';
import { punchRules, today } from '../attendance-schemas.ts';

/** A day that has begun and was never ended, and that its member may still put right. */
const forgottenDay = z.object({ attendancedate: z.string(), checktime: z.string() });

const attendanceToday = today.extend({
  place: punchRules,
  /** Whether nobody expects the member that day, and why. */
  free: z.enum(['holiday', 'offday']).nullable(),
  /** The last day of work before this one, where its check-out was forgotten and nothing has been asked about it. */
  forgotten: forgottenDay.nullable(),
});

const nextLeave = z.object({
  id: z.int(),
  start: z.string(),
  end: z.string(),
  leavetitle: z.string(),
  part: z.enum(dayParts).nullable(),
  parttimes: partTimes.nullable(),
  /** 0 while it waits, 1 once it is approved. */
  approve_status: z.int(),
});

const nextTrip = z.object({
  id: z.int(),
  stateid: z.string(),
  triptype: z.string(),
  departuredate: z.string(),
  arrivaldate: z.string(),
  state: z.enum(tripStates),
});

export const ownToday = z.object({
  /** Today in the company's zone; after midnight of a night shift `attendance.attendancedate` is the day before. */
  date: z.string(),
  /** Null for guests, who do not check in. */
  attendance: attendanceToday.nullable(),
  leave: nextLeave.nullable(),
  trip: nextTrip.nullable(),
  holiday: z.object({ id: z.int(), holidaydate: z.string(), description: z.string() }).nullable(),
});

export const readOwnToday = { reply: { 200: envelope(ownToday) } };
