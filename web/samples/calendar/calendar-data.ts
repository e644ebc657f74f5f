import { addEvent, deleteEvent, listEvents, updateEvent } from '@muster/domain/samples/calendar/calendar-contract.ts';
import { change, list } from '../sample-data.ts';

export const eventQueries = { all: list(listEvents) };

export const eventChanges = {
  add: change(addEvent),
  update: change(updateEvent),
  delete: change(deleteEvent),
};
