import type { z } from 'zod';
import { contractsOf } from '../../wire/contract.ts';
import { sampleChange, sampleRead } from '../sample-call.ts';
import type * as schemas from './calendar-schemas.ts';

const contract = contractsOf(() => import('./calendar-schemas.ts'));

export type CalendarEvent = z.output<typeof schemas.calendarEvent>;
export type EventChange = z.output<(typeof schemas)['updateEvent']['body']>;

export const listEvents = contract(
  sampleRead({ name: 'listEvents', path: '/api/calendar/events/all', summary: 'Every event' }),
);
export const addEvent = contract(
  sampleChange({ name: 'addEvent', path: '/api/calendar/events/add', summary: 'Add an event; answers all' }),
);
export const updateEvent = contract(
  sampleChange({
    name: 'updateEvent',
    path: '/api/calendar/events/update',
    summary: 'Change an event, or with `event` only when it is; answers all',
  }),
);
export const deleteEvent = contract(
  sampleChange({
    name: 'deleteEvent',
    path: '/api/calendar/events/delete',
    summary: 'Delete an event; answers the rest',
  }),
);
