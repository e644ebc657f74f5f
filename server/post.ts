import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Database, Write } from './database/engine.ts';
import type { Mailer } from './mail.ts';
import { type MailWords, writeMail } from './mail-words.ts';
import { addMails, dropExpiredMails, dropMail, postponeMail, takeDueMails, type WaitingMail } from './records/mail.ts';

/** A mail as a use case tells of it: to whom, what, and until when it is of use. */
export type OutgoingMail = MailWords & { readonly to: string; readonly expiresAt?: string };

/**
 * The outbox. A mail is kept in the transaction of what it tells of and sent afterwards, again and again until the
 * mail server takes it, also across restarts; several servers may share the work. At least once: a server that dies
 * between sending and noting it sends the same mail, with the same message id, again.
 */
export interface Post {
  keep(trx: Write, mail: OutgoingMail): Promise<void>;
  keepAll(trx: Write, mails: readonly OutgoingMail[]): Promise<void>;
  /** Whether mails were kept since the last delivery began. */
  hasNew(): boolean;
  /** Sends all that is due. */
  deliver(): Promise<void>;
}

/** A mail server that hangs costs a mail less than a minute (`mail.ts`), so a lease outlives all that it is for. */
const AT_ONCE = 10;
const LEASE_MINUTES = 10;
const LONGEST_WAIT_MINUTES = 6 * 60;

/** How long after so many failures the next try is made: 1, 2, 4 … minutes, at most six hours. */
const waitMinutes = (failures: number) => Math.min(2 ** (failures - 1), LONGEST_WAIT_MINUTES);

export function createPost(deps: {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly log: FastifyBaseLogger;
}): Post {
  const { database, clock, mailer, log } = deps;
  let isNew = false;

  async function send({ id, messageKey, recipient, code, params, failures }: WaitingMail): Promise<void> {
    try {
      await mailer.send({ messageKey, to: recipient, ...writeMail({ code, params } as MailWords) });
      await dropMail(database.query, id);
    } catch (error) {
      const failed = failures + 1;
      const nextTryAt = writeInstant(clock().add({ minutes: waitMinutes(failed) }));
      log.warn({ err: error, mail: id, failures: failed, nextTryAt }, 'a mail could not be sent');
      await postponeMail(database.query, id, failed, nextTryAt);
    }
  }

  async function keepAll(trx: Write, mails: readonly OutgoingMail[]): Promise<void> {
    if (mails.length === 0) return;
    const now = writeInstant(clock());
    await addMails(
      trx,
      mails.map(({ to, code, params, expiresAt }) => ({
        recipient: to,
        code,
        params,
        expiresAt: expiresAt ?? null,
        now,
      })),
    );
    // Only then can a delivery find it; told before, another request's delivery would take the news and miss the mail.
    trx.afterCommit(() => {
      isNew = true;
    });
  }

  return {
    keep: (trx, mail) => keepAll(trx, [mail]),
    keepAll,
    hasNew: () => isNew,
    deliver: async () => {
      isNew = false;
      const expired = await dropExpiredMails(database.query, writeInstant(clock()));
      if (expired > 0) log.error({ expired }, 'mails were never sent and are of no use any more');
      for (let taken = AT_ONCE; taken === AT_ONCE; ) {
        const leaseUntil = writeInstant(clock().add({ minutes: LEASE_MINUTES }));
        const mails = await takeDueMails(database, { now: writeInstant(clock()), leaseUntil, limit: AT_ONCE });
        for (const mail of mails) await send(mail);
        taken = mails.length;
      }
    },
  };
}
