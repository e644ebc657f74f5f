import { whereTold } from '@muster/domain/members/preferences.ts';
import type { News } from '@muster/domain/notifications/news.ts';
import { inBatches } from '../database/batches.ts';
import type { Write } from '../database/engine.ts';
import { recipientsOf } from '../records/members/member-preference.ts';
import { type Asked, addNotificationEach, runOf, type ToldMember, toldOfRun } from '../records/news/notification.ts';
import type { Post } from './post.ts';

interface ToldWhen {
  readonly at: string;
  /** What they are to decide: once it is decided, they have read of it. */
  readonly asked?: Asked | undefined;
  /** Whose request of which kind it is, where those that are made at once are told in one. The caller holds that member. */
  readonly counts?: string | undefined;
}

/**
 * Tells members something where each of them wants it: in the app and on the devices that they have told, too, by mail if
 * they have an address, both, or not at all; in the transaction of what it tells of.
 */
export const tell = (
  post: Post,
  trx: Write,
  { memberIds, news, ...when }: ToldWhen & { readonly memberIds: readonly number[]; readonly news: News },
): Promise<void> =>
  tellTheirs(post, trx, { code: news.code, told: memberIds.map((memberId) => ({ memberId, news })), ...when });

/** The same where each member is told something of their own, all of one code; many in a few statements. */
export const tellTheirs = (
  post: Post,
  trx: Write,
  { code, told, ...when }: ToldWhen & { readonly code: News['code']; readonly told: readonly ToldMember[] },
): Promise<void> => inBatches(told, (some) => tellSome(post, trx, code, some, when));

async function tellSome(
  post: Post,
  trx: Write,
  code: News['code'],
  told: readonly ToldMember[],
  { counts, ...when }: ToldWhen,
): Promise<void> {
  const newsOf = new Map(told.map((it) => [it.memberId, it.news]));
  const recipients = (await recipientsOf(trx, [...newsOf.keys()])).flatMap((it) => {
    const news = newsOf.get(it.id);
    return news ? [{ ...it, news, where: whereTold(code, it.notify) }] : [];
  });
  const inApp = recipients.filter(({ where }) => where === 'app' || where === 'both');
  const theirs = inApp.map(({ id, news }) => ({ memberId: id, news }));
  const withDevice = new Set(inApp.filter((it) => it.onDevice).map((it) => it.id));
  const run = counts && (await runOf(trx, counts, when.at));
  const already = run && withDevice.size > 0 ? await toldOfRun(trx, run, [...withDevice]) : new Set();
  const notifications = await addNotificationEach(trx, theirs, { ...when, run });
  const onDevices = [...notifications].filter(([id]) => withDevice.has(id) && !already.has(id));
  await post.keepPushes(trx, code, new Map(onDevices));
  const byMail = recipients.filter(({ email, where }) => email && (where === 'mail' || where === 'both'));
  await post.keepAll(
    trx,
    byMail.map(({ id, membername, email, language, news }) => ({
      to: email,
      language,
      code: 'told',
      params: { membername, news },
      // Two of them may have one address.
      counts: counts && `${id}:${counts}`,
    })),
  );
}

/** Tells each of them something of their own, of a kind that nobody chooses about: in the app alone. */
export async function tellInApp(trx: Write, told: readonly ToldMember[], at: string): Promise<void> {
  await addNotificationEach(trx, told, { at });
}
