import * as calendar from './calendar/calendar-contract.ts';
import * as chat from './chat/chat-contract.ts';
import * as inbox from './inbox/inbox-contract.ts';
import * as invoices from './invoices/invoices-contract.ts';
import * as projects from './projects/projects-contract.ts';
import * as scrum from './scrum/scrum-contract.ts';
import * as shop from './shop/shop-contract.ts';
import * as todo from './todo/todo-contract.ts';
import * as users from './users/sample-users-contract.ts';

/** Every sample call (wire 14). */
export const sampleContracts = [inbox, chat, todo, projects, shop, scrum, calendar, invoices, users].flatMap((file) =>
  Object.values(file),
);
