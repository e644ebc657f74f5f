import { dayOf, writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { Samples } from '@muster/domain/samples/samples.ts';
import { chat } from './chat.ts';
import { eventsAround } from './events.ts';
import { inbox } from './inbox.ts';
import { invoices } from './invoices.ts';
import { projectsAt } from './projects.ts';
import { scrum } from './scrum.ts';
import { shop } from './shop.ts';
import { todoAt } from './todo.ts';
import { users } from './users.ts';

/** The samples as they are at a moment; what does not depend on it is the same for all copies. */
export function samplesAt(now: Temporal.Instant, zone: string): Samples {
  const at = writeInstant(now);
  return {
    inbox,
    chat,
    todo: todoAt(at),
    projects: projectsAt(at),
    shop,
    scrum,
    events: eventsAround(dayOf(now, zone), zone),
    invoices,
    users,
  };
}
