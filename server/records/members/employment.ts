import type { Day } from '@muster/domain/calendar/company-time.ts';
import { type Employment, type EmploymentSpan, inOrder } from '@muster/domain/members/employment.ts';
import { BEGINNING } from '@muster/domain/work/work-pattern.ts';
import { type Expression, type ExpressionBuilder, sql } from 'kysely';
import { compiledOnce, rememberedOnce } from '../../database/compiled-once.ts';
import { engineOf, isAmong, listed, type Read, type Tables, type Write } from '../../database/engine.ts';

/**
 * When members worked here. The newest stretch is the member's own row, the first and last day that every sign-in looks
 * at; the table has those before it, of whoever left and came back. Which rule asks whether somebody was employed on a
 * day reads them all by `employmentOf`, or asks the database by `employedBetween`.
 */
export interface EmploymentTables {
  earlier_employment: EarlierEmploymentTable;
}

interface EarlierEmploymentTable {
  member_id: number;
  /** `0001-01-01` where nobody wrote the first day down. */
  from_day: string;
  until_day: string;
}

/** All stretches of a member, as columns of a statement that reads members. */
export const employmentColumns = [
  'member.joined_on',
  'member.left_on',
  sql<string | null>`(select string_agg(cast(from_day as text) || cast(until_day as text), ',')
    from earlier_employment where earlier_employment.member_id = member.id)`.as('earlier_days'),
] as const;

export interface EmploymentRow {
  readonly joined_on: string | null;
  readonly left_on: string | null;
  readonly earlier_days: string | null;
}

/** All stretches of a member, oldest first. */
export const employmentOf = ({ joined_on, left_on, earlier_days }: EmploymentRow): Employment =>
  inOrder([
    ...(earlier_days ?? '')
      .split(',')
      .filter(Boolean)
      .map((it): EmploymentSpan => {
        const [from, to] = [it.slice(0, 10), it.slice(10)];
        return { from: from === BEGINNING ? null : from, to };
      }),
    { from: joined_on, to: left_on },
  ]);

const stretches = (db: Read) => db.selectFrom('member').select(['member.id', ...employmentColumns]);
const stretchesOfOne = rememberedOnce((db, it: { readonly id: number }) =>
  stretches(db).where('member.id', '=', it.id),
);
const stretchesOfSome = compiledOnce((db, it: { readonly ids: string }) =>
  stretches(db).where(isAmong(engineOf(db), 'member.id', it.ids)),
);

/** The same of one member. */
export async function readEmployment(db: Read, memberId: number): Promise<Employment> {
  const [row] = await stretchesOfOne(db, { id: memberId });
  return row ? employmentOf(row) : [];
}

/** The same of several, by their ids. */
export async function readEmployments(
  db: Read,
  memberIds: readonly number[],
): Promise<ReadonlyMap<number, Employment>> {
  if (memberIds.length === 0) return new Map();
  const rows = await stretchesOfSome(db, { ids: listed(engineOf(db), memberIds) });
  return new Map(rows.map((it) => [it.id, employmentOf(it)]));
}

/** Days by themselves, or by the columns that say them. */
export interface Span {
  readonly from: Day | Expression<string>;
  readonly to: Day | Expression<string>;
}

type OfMembers = ExpressionBuilder<Tables, 'member'>;

/**
 * Whether somebody is a member who was employed on one of the days, first and last included. Of several spans it is a day
 * that all of them have; they must have one in common: stretches that meet two by two, meet all on one day.
 */
export const employedBetween = (eb: OfMembers, ...spans: readonly Span[]) =>
  eb.and([
    eb('member.guest', '=', 0),
    eb.or([
      eb.and(
        spans.flatMap(({ from, to }) => [
          eb.or([eb('member.joined_on', 'is', null), eb('member.joined_on', '<=', to)]),
          staysUntil(eb, from),
        ]),
      ),
      eb.exists(
        eb
          .selectFrom('earlier_employment')
          .select('earlier_employment.member_id')
          .whereRef('earlier_employment.member_id', '=', 'member.id')
          .where((it) =>
            it.and(
              spans.flatMap(({ from, to }) => [
                it('earlier_employment.from_day', '<=', to),
                it('earlier_employment.until_day', '>=', from),
              ]),
            ),
          ),
      ),
    ]),
  ]);

/** Whether a member has not left for good before a day. */
export const staysUntil = (eb: OfMembers, day: Span['from']) =>
  eb.or([eb('member.left_on', 'is', null), eb('member.left_on', '>=', day)]);

/** Whether a member has left and is to come back (`isBetweenTimes` of the domain). */
export const betweenTimes = (eb: OfMembers, day: Day) => {
  const earlier = () =>
    eb.selectFrom('earlier_employment').select('earlier_employment.member_id').whereRef('member_id', '=', 'member.id');
  return eb.and([
    eb('member.joined_on', '>', day),
    eb.exists(earlier().where('until_day', '<', day)),
    eb.not(eb.exists(earlier().where('from_day', '<=', day).where('until_day', '>=', day))),
  ]);
};

/** Whether a member's newest stretch has begun, or is their first. */
export const isInNewest = (eb: OfMembers, day: Day) =>
  eb.or([
    eb('member.joined_on', 'is', null),
    eb('member.joined_on', '<=', day),
    eb.not(
      eb.exists(
        eb
          .selectFrom('earlier_employment')
          .select('earlier_employment.member_id')
          .whereRef('earlier_employment.member_id', '=', 'member.id'),
      ),
    ),
  ]);

/** Keeps the stretches before a member's newest, in place of those that were kept. The caller holds the member. */
export async function storeEarlier(trx: Write, memberId: number, earlier: Employment): Promise<void> {
  await trx.deleteFrom('earlier_employment').where('member_id', '=', memberId).execute();
  if (earlier.length === 0) return;
  await trx
    .insertInto('earlier_employment')
    .values(
      earlier.map(({ from, to }) => {
        if (to === null) throw new Error('A stretch before the newest has a last day.');
        return { member_id: memberId, from_day: from ?? BEGINNING, until_day: to };
      }),
    )
    .execute();
}
