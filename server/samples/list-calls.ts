import { addedEvent, changedEvents } from '@muster/domain/samples/calendar/calendar.ts';
import * as calendar from '@muster/domain/samples/calendar/calendar-contract.ts';
import { addedEntry, entryOf, having, replaced, without } from '@muster/domain/samples/entries.ts';
import * as inbox from '@muster/domain/samples/inbox/inbox-contract.ts';
import * as invoices from '@muster/domain/samples/invoices/invoices-contract.ts';
import * as projects from '@muster/domain/samples/projects/projects-contract.ts';
import * as users from '@muster/domain/samples/users/sample-users-contract.ts';
import type { ServeSample } from './serve-samples.ts';

/** The samples that are plain lists: each change answers what the list then is. */
export function listCalls(serve: ServeSample): void {
  serve(projects.listProjects, (it) => [it, it.projects]);
  inboxCalls(serve);
  eventCalls(serve);
  invoiceCalls(serve);
  userCalls(serve);
}

function inboxCalls(serve: ServeSample): void {
  serve(inbox.listMessages, (it) => [it, it.inbox]);
  serve(inbox.readMessage, (it, { query }) => [it, entryOf(it.inbox, query.id)]);
  serve(inbox.addMessage, (it, { body }, { newId }) => {
    const after = addedEntry(it.inbox, body, newId);
    return [having(it, { inbox: after }), after];
  });
  serve(inbox.updateMessage, (it, { body }) => {
    const after = replaced(it.inbox, body);
    return [having(it, { inbox: after }), after];
  });
  serve(inbox.deleteMessage, (it, { body }) => {
    const after = without(it.inbox, body.id);
    return [having(it, { inbox: after }), after];
  });
}

function eventCalls(serve: ServeSample): void {
  serve(calendar.listEvents, (it) => [it, it.events]);
  serve(calendar.addEvent, (it, { body }, { newId }) => {
    const after = addedEvent(it.events, body, newId);
    return [having(it, { events: after }), after];
  });
  serve(calendar.updateEvent, (it, { body }) => {
    const after = changedEvents(it.events, body);
    return [having(it, { events: after }), after];
  });
  serve(calendar.deleteEvent, (it, { body }) => {
    const after = without(it.events, body.id);
    return [having(it, { events: after }), after];
  });
}

function invoiceCalls(serve: ServeSample): void {
  serve(invoices.listInvoices, (it) => [it, it.invoices]);
  serve(invoices.readInvoice, (it, { query }) => [it, entryOf(it.invoices, query.id)]);
  serve(invoices.addInvoice, (it, { body }, { newId }) => {
    const after = addedEntry(it.invoices, body, newId);
    return [having(it, { invoices: after }), after];
  });
  serve(invoices.updateInvoice, (it, { body }) => {
    const after = replaced(it.invoices, body);
    return [having(it, { invoices: after }), after];
  });
  serve(invoices.deleteInvoice, (it, { body }) => {
    const after = without(it.invoices, body.id);
    return [having(it, { invoices: after }), after];
  });
}

function userCalls(serve: ServeSample): void {
  serve(users.listSampleUsers, (it) => [it, it.users]);
  serve(users.readSampleUser, (it, { query }) => [it, entryOf(it.users, query.id)]);
  serve(users.addSampleUser, (it, { body }, { newId }) => {
    const after = addedEntry(it.users, body, newId);
    return [having(it, { users: after }), after];
  });
  serve(users.updateSampleUser, (it, { body }) => {
    const after = replaced(it.users, body);
    return [having(it, { users: after }), after];
  });
  serve(users.deleteSampleUser, (it, { body }) => {
    const after = without(it.users, body.id);
    return [having(it, { users: after }), after];
  });
}
