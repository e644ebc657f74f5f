import type { CalendarEvent } from './calendar/calendar-contract.ts';
import type { ChatSamples } from './chat/chat.ts';
import type { Message } from './inbox/inbox-contract.ts';
import type { Invoice } from './invoices/invoices-contract.ts';
import type { Project } from './projects/projects-contract.ts';
import type { ScrumSamples } from './scrum/scrum.ts';
import type { ShopSamples } from './shop/shop.ts';
import type { TodoSamples } from './todo/todo.ts';
import type { SampleUser } from './users/sample-users-contract.ts';

/** A member's copy of all samples. Nothing in it is ever changed in place, so that copies share what they have alike. */
export interface Samples {
  readonly inbox: readonly Message[];
  readonly chat: ChatSamples;
  readonly todo: TodoSamples;
  readonly projects: readonly Project[];
  readonly shop: ShopSamples;
  readonly scrum: ScrumSamples;
  readonly events: readonly CalendarEvent[];
  readonly invoices: readonly Invoice[];
  readonly users: readonly SampleUser[];
}
