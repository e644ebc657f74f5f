import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import { whereTold } from '@muster/domain/members/preferences.ts';
import type { Language } from '@muster/domain/messages/languages.ts';
import type { News } from '@muster/domain/notifications/news.ts';
import { pushedAs } from '@muster/domain/notifications/pushed-news.ts';
import { asOne } from '@muster/domain/notifications/told-together.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database, Write } from '../database/engine.ts';
import { recipientsOf } from '../records/members/member-preference.ts';
import {
  addMails,
  countInto,
  dropExpiredMails,
  dropMail,
  postponeMail,
  takeDueMails,
  type WaitingMail,
} from '../records/news/mail.ts';
import { unreadOfRun } from '../records/news/notification.ts';
import { addPushes, type WaitingPush } from '../records/news/push.ts';
import { type MailWords, writeMail } from '../words/mail-words.ts';
import type { Mailer } from './mail.ts';
import type { Pusher } from './push/pusher.ts';
import { deliverPushes } from './push/pushes.ts';

/** A mail as a use case tells of it: to whom, what, in which language, and until when it is of use. */
export type OutgoingMail = MailWords & {
  readonly to: string;
  readonly language: Language;
  readonly expiresAt?: string;
  /** Whose request of which kind it tells of: more of them within a minute come into the same mail. */
  readonly counts?: string | undefined;
};

/** What is kept of it besides: the language lies with the parameters. */
type KeptParams = MailWords['params'] & { readonly language?: Language };

/**
 * The outbox. A mail is kept in the transaction of what it tells of and sent afterwards, again and again until the
 * mail server takes it, for a week, also across restarts; several servers may share the work. At least once: a server that dies
 * between sending and noting it sends the same mail, with the same message id, again. What is told on devices goes the
 * same way, for as long as it is of use.
 */
export interface Post {
  keep(trx: Write, mail: OutgoingMail): Promise<void>;
  keepAll(trx: Write, mails: readonly OutgoingMail[]): Promise<void>;
  /** Has what members were told in the app told on their devices, too: their notifications, by member. */
  keepPushes(trx: Write, code: News['code'], notifications: ReadonlyMap<number, number>): Promise<void>;
  /** Whether anything was kept since the last delivery began. */
  hasNew(): boolean;
  /** Sends all that is due. */
  deliver(): Promise<void>;
}

/** A mail server that hangs costs a mail less than two and a half minutes (`mail.ts`), so a lease outlives all that it is for. */
const AT_ONCE = 4;
const LEASE_MINUTES = 10;
/** How long a mail waits for more of what it counts. */
const COUNTING_MINUTES = 1;
const LONGEST_WAIT_MINUTES = 6 * 60;
/** A mailbox that is gone would else be tried for ever. */
const DAYS_TRIED = 7;

/** How long after so many failures the next try is made: 1, 2, 4 … minutes, at most six hours. */
const waitMinutes = (failures: number) => Math.min(2 ** (failures - 1), LONGEST_WAIT_MINUTES);

const ADDRESS = /[^\s<>()[\]"',;:]+@[^\s<>()"',;:]+/g;

/**
 * Why a mail was not sent, for the log: a mail server's refusal says whose mailbox it does not have, and who is behind a
 * mail is for whoever may read its row.
 */
function withoutAddresses(error: unknown): Error {
  const { message, stack = '', code, command, responseCode } = error as Error & Record<string, unknown>;
  const [said, where] = [message, stack].map((it) => it.replace(ADDRESS, '…'));
  return Object.assign(new Error(said), { stack: where, code, command, responseCode });
}

export function createPost(deps: {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly pusher: Pusher;
  readonly log: FastifyBaseLogger;
  /** Unless it is said otherwise; what is kept then waits. */
  readonly sends?: boolean;
}): Post {
  const { database, clock, mailer, log, sends = true } = deps;
  let isNew = false;
  // Not before the commit: a delivery that another request begins would find nothing yet, and take the sign that there is something.
  const noteNew = (trx: Write) =>
    trx.afterCommit(() => {
      isNew = true;
    });

  async function send({ id, messageKey, recipient, code, params, failures }: WaitingMail): Promise<void> {
    try {
      const { language = 'en', ...named } = params as KeptParams;
      const words = writeMail({ code, params: named, language } as OutgoingMail, failures);
      await mailer.send({ messageKey, to: recipient, ...words });
      await dropMail(database.query, id);
    } catch (error) {
      const failed = failures + 1;
      const nextTryAt = writeInstant(clock().add({ minutes: waitMinutes(failed) }));
      log.warn({ err: withoutAddresses(error), mail: id, failures: failed, nextTryAt }, 'a mail could not be sent');
      await postponeMail(database.query, id, failed, nextTryAt);
    }
  }

  /** Whether a mail that waits for it tells of it, too. */
  async function isCounted(trx: Write, { to, counts, ...mail }: OutgoingMail): Promise<boolean> {
    if (!counts || mail.code !== 'told') return false;
    const { news } = mail.params;
    const add = (kept: object) => ({ ...kept, news: asOne((kept as typeof mail.params).news, news) });
    return countInto(trx, { counts, recipient: to }, add);
  }

  async function keepAll(trx: Write, mails: readonly OutgoingMail[]): Promise<void> {
    const more: OutgoingMail[] = [];
    for (const it of mails) if (!(await isCounted(trx, it))) more.push(it);
    if (more.length === 0) return;
    const now = writeInstant(clock());
    const due = writeInstant(clock().add({ minutes: COUNTING_MINUTES }));
    await addMails(
      trx,
      more.map(({ to, code, params, language, expiresAt, counts }) => ({
        recipient: to,
        code,
        params: { ...params, language },
        expiresAt: expiresAt ?? null,
        ...{ now, due: counts ? due : now, counts },
      })),
    );
    noteNew(trx);
  }

  /** Who wants some news in the app alone and was reached on no device gets it by mail. */
  async function reachedNoDevice(trx: Write, { memberId, notificationId }: WaitingPush): Promise<void> {
    const [member] = await recipientsOf(trx, [memberId]);
    const news = await unreadOfRun(trx, notificationId);
    if (!news || !member?.email || whereTold(news.code, member.notify) !== 'app') return;
    await keepAll(trx, [
      { to: member.email, language: member.language, code: 'told', params: { membername: member.membername, news } },
    ]);
  }

  async function deliverMails(): Promise<void> {
    const now = clock();
    const keptBefore = writeInstant(now.subtract({ hours: DAYS_TRIED * 24 }));
    const expired = await dropExpiredMails(database.query, { now: writeInstant(now), keptBefore });
    if (expired > 0) log.error({ expired }, 'mails were never sent and are of no use any more');
    for (let taken = AT_ONCE; taken === AT_ONCE; ) {
      const leaseUntil = writeInstant(clock().add({ minutes: LEASE_MINUTES }));
      const mails = await takeDueMails(database, { now: writeInstant(clock()), leaseUntil, limit: AT_ONCE });
      for (const mail of mails) await send(mail);
      taken = mails.length;
    }
  }

  return {
    keep: (trx, mail) => keepAll(trx, [mail]),
    keepAll,
    keepPushes: async (trx, code, notifications) => {
      const how = pushedAs(code);
      if (!how || notifications.size === 0) return;
      const expiresAt = writeInstant(clock().add({ minutes: how.patience }));
      await addPushes(trx, { notifications, now: writeInstant(clock()), expiresAt });
      noteNew(trx);
    },
    hasNew: () => isNew,
    deliver: async () => {
      isNew = false;
      if (!sends) return;
      await Promise.all([deliverPushes({ ...deps, reachedNoDevice }), deliverMails()]);
    },
  };
}
