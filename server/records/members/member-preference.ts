import { type Preferences, type ToldWhere, usualPreferences } from '@muster/domain/members/preferences.ts';
import { firstSpoken, type Language, languageFor } from '@muster/domain/messages/languages.ts';
import { rememberedOnce } from '../../database/compiled-once.ts';
import { engineOf, isAmong, listed, type Read, type Write } from '../../database/engine.ts';

export interface MemberPreferenceTables {
  member_preference: MemberPreferenceTable;
}

interface MemberPreferenceTable extends Omit<Preferences, 'notify' | 'language' | 'languagechosen'> {
  member_id: number;
  /** Mostly one of Muster's languages; whatever else is stored is read as the nearest of them, or English. */
  language: string;
  /** 0 while the language is only the usual one. */
  languagechosen: number;
  notify_leave: ToldWhere;
  notify_trip: ToldWhere;
  notify_correction: ToldWhere;
  notify_reminder: ToldWhere;
  notify_device: ToldWhere;
  notify_crew: ToldWhere;
}

const notifyOf = (
  row: Pick<MemberPreferenceTable, `notify_${keyof Preferences['notify']}`>,
): Preferences['notify'] => ({
  leave: row.notify_leave,
  trip: row.notify_trip,
  correction: row.notify_correction,
  reminder: row.notify_reminder,
  device: row.notify_device,
  crew: row.notify_crew,
});

/** What a member has chosen; undefined when they have chosen nothing yet. */
export async function findPreferences(db: Read, memberId: number): Promise<Preferences | undefined> {
  const row = await db.selectFrom('member_preference').selectAll().where('member_id', '=', memberId).executeTakeFirst();
  if (!row) return undefined;
  const { language, theme, accent, sidebar, sidebartheme, topbartheme, footertheme, toolbar, singlekeys } = row;
  const bars = { sidebar, sidebartheme, topbartheme, footertheme, toolbar };
  const spoken = {
    language: languageFor(language),
    languagechosen: row.languagechosen === 1 && firstSpoken([language]) !== undefined,
  };
  return { ...spoken, theme, accent, ...bars, singlekeys, notify: notifyOf(row) };
}

export type PreferenceChange = {
  readonly [K in Exclude<keyof Preferences, 'notify' | 'languagechosen'>]?: Preferences[K] | undefined;
} & {
  readonly notify?: { readonly [K in keyof Preferences['notify']]?: ToldWhere | undefined } | undefined;
};

/** Changes what is given; the rest stays as it was, or as is usual. */
export async function storePreferences(trx: Write, memberId: number, change: PreferenceChange): Promise<void> {
  const { notify = {}, ...look } = change;
  const given = Object.fromEntries(
    [
      ...Object.entries(look),
      ...(look.language ? [['languagechosen', 1] as const] : []),
      ...Object.entries(notify).map(([kind, where]) => [`notify_${kind}`, where] as const),
    ].filter(([, value]) => value !== undefined),
  );
  const { notify: usual, ...usualLook } = usualPreferences;
  const row = {
    member_id: memberId,
    ...usualLook,
    languagechosen: 0,
    notify_leave: usual.leave,
    notify_trip: usual.trip,
    notify_correction: usual.correction,
    notify_reminder: usual.reminder,
    notify_device: usual.device,
    notify_crew: usual.crew,
    ...given,
  };
  const stored = trx.insertInto('member_preference').values(row);
  await stored
    .onConflict((conflict) => {
      const same = conflict.column('member_id');
      return Object.keys(given).length === 0 ? same.doNothing() : same.doUpdateSet(given);
    })
    .execute();
}

export interface Recipient {
  readonly id: number;
  readonly membername: string;
  readonly email: string;
  /** What they have chosen, or English. */
  readonly language: Language;
  /** Undefined where they have chosen nothing yet. */
  readonly notify: Preferences['notify'] | undefined;
  /** Whether they have a device told, too. */
  readonly onDevice: boolean;
}

const recipients = rememberedOnce((db, it: { readonly ids: string }) =>
  db
    .selectFrom('member')
    .leftJoin('member_preference', 'member_preference.member_id', 'member.id')
    .select([
      'member.id',
      'member.membername',
      'member.email',
      'language',
      'notify_leave',
      'notify_trip',
      'notify_correction',
      'notify_reminder',
      'notify_device',
      'notify_crew',
    ])
    .select((eb) =>
      eb
        .exists(
          eb.selectFrom('push_subscription').select('id').whereRef('push_subscription.member_id', '=', 'member.id'),
        )
        .as('onDevice'),
    )
    .where(isAmong(engineOf(db), 'member.id', it.ids)),
);

/** Members with where they want to be told of what. */
export async function recipientsOf(db: Read, memberIds: readonly number[]): Promise<Recipient[]> {
  const rows = await recipients(db, { ids: listed(engineOf(db), memberIds) });
  return rows.map(({ id, membername, email, language, onDevice, ...row }) => ({
    id,
    membername,
    email,
    language: languageFor(language),
    onDevice: Boolean(onDevice),
    notify: row.notify_leave === null ? undefined : notifyOf(row as Parameters<typeof notifyOf>[0]),
  }));
}

/** The language of what is sent to a member: what they have chosen, or English. */
export async function languageOfSent(db: Read, memberId: number): Promise<Language> {
  return languageFor((await findPreferences(db, memberId))?.language);
}
