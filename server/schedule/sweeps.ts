import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { Writable } from '../database/engine.ts';
import type { Dependencies } from '../dependencies.ts';
import { closeForgotten } from '../features/attendance/punches/close-forgotten.ts';
import { coarsenLocations } from '../features/attendance/punches/coarsen-locations.ts';
import { remindManagers } from '../features/attendance/reminders/remind-managers.ts';
import { remindOfPunches } from '../features/attendance/reminders/remind-of-punches.ts';
import { closeAccounts } from '../features/members/close-accounts.ts';
import { tellNewDeciders } from '../features/waiting/tell-new-deciders.ts';
import { dropStaleMailChanges } from '../records/identity/mail-change.ts';
import { dropStaleTokens } from '../records/identity/one-time-token.ts';
import { dropStaleSessions } from '../records/identity/session.ts';
import { dropStaleCounters } from '../records/identity/sign-in-throttle.ts';
import { dropStaleTickets } from '../records/identity/sign-in-ticket.ts';
import { grantLeave } from '../records/leave/ledger/grants.ts';
import { dropStaleSubscriptions } from '../records/news/push-subscription.ts';
import { sealAudit } from '../records/office/audit-seal.ts';
import { dropUnusedForLeave } from '../records/office/stored-file.ts';
import { dropRemindersBefore } from '../records/once/reminder.ts';
import { dropRequestsBefore } from '../records/once/request.ts';
import { doNightly } from './nightly.ts';

const HALF_MINUTE_MS = 30 * 1000;
const FIVE_MINUTES_MS = 5 * 60 * 1000;
const QUARTER_HOUR_MS = 15 * 60 * 1000;
const REQUEST_HOURS = 24;
const LONG_AGO_HOURS = 30 * 24;
const FAILING_HOURS = 7 * 24;

/** What every server does by itself: it sends what mails are due, and each quarter of an hour puts things in order; running it on several at once does no harm. */
export function startSweeps(deps: Dependencies): void {
  const { database, clock, background, log, post } = deps;
  background.later(post.deliver);
  background.every(HALF_MINUTE_MS, post.deliver);
  const sendHome = async () => {
    const closed = await closeForgotten(database, clock);
    if (closed > 0) log.info({ closed }, 'closed forgotten attendances');
  };
  background.later(sendHome);
  background.every(QUARTER_HOUR_MS, sendHome);
  background.every(FIVE_MINUTES_MS, () => remind(deps));
  background.every(QUARTER_HOUR_MS, () => closeAccounts(deps));
  background.later(() => closeAccounts(deps));
  background.every(HALF_MINUTE_MS, () => sealAudit(database));
  background.later(() => grantLeave(database, clock));
  background.every(QUARTER_HOUR_MS, () => grantLeave(database, clock));
  background.every(QUARTER_HOUR_MS, () => dropStale(database.query, clock()));
  const coarsening = { name: 'coarsen places', from: '01:00', work: () => coarsenLocations(deps) };
  background.every(QUARTER_HOUR_MS, async () => void (await doNightly(deps, coarsening)));
  const handingOver = { name: 'tell new deciders', from: '06:00', work: () => tellNewDeciders(deps) };
  background.every(QUARTER_HOUR_MS, async () => void (await doNightly(deps, handingOver)));
}

/** Reminds whoever is to be reminded now, where the company has it so. */
export async function remind(deps: Dependencies): Promise<void> {
  const told = (await remindOfPunches(deps)) + (await remindManagers(deps));
  if (told === 0) return;
  deps.log.info({ told }, 'reminded members');
  if (deps.post.hasNew()) await deps.post.deliver();
}

/** Drops sessions, counters, one-time tokens, waiting sign-ins, answered requests, documents of no leave and told devices that nobody asks for any more. */
export async function dropStale(db: Writable, now: Temporal.Instant): Promise<void> {
  const at = writeInstant(now);
  const longAgo = writeInstant(now.subtract({ hours: LONG_AGO_HOURS }));
  await dropStaleSessions(db, at);
  await dropRequestsBefore(db, writeInstant(now.subtract({ hours: REQUEST_HOURS })));
  await dropStaleCounters(db, at, longAgo);
  await dropStaleTokens(db, longAgo);
  await dropRemindersBefore(db, longAgo.slice(0, 10));
  await dropStaleTickets(db, at);
  await dropStaleMailChanges(db, at);
  await dropUnusedForLeave(db, writeInstant(now.subtract({ hours: REQUEST_HOURS })));
  const failingSince = writeInstant(now.subtract({ hours: FAILING_HOURS }));
  await dropStaleSubscriptions(db, { unseenSince: longAgo, failingSince });
}
