import { GROUP_PAGE } from '@muster/domain/attendance/summary/summary-contract.ts';
import type { MemberStatus } from '@muster/domain/members/members-contract.ts';
import type { ExpressionBuilder } from 'kysely';
import { compiledOnce } from '../../../database/compiled-once.ts';
import { engineOf, type Read } from '../../../database/engine.ts';
import { inSteps, STEP } from '../../../database/in-steps.ts';
import { employedBetween, type Span } from '../../../records/members/employment.ts';
import { isMemberLike, memberPatterns } from '../../../records/members/member-search.ts';
import type { Days } from '../../../records/members/of-members.ts';
import type { Tables } from '../../../records/tables.ts';
import type { Sight } from './subjects-view.ts';

export interface NamedMember {
  readonly id: number;
  readonly membercode: string;
  readonly membername: string;
}

/** With how their account stands today, whichever days they were looked for on. */
export interface FoundMember extends NamedMember {
  readonly status: MemberStatus;
}

/** So many members, after some or after a code; of all of them, or of those who are not suspended, who can sign in, or of some. */
interface PartOfMembers {
  readonly take: number;
  readonly active?: boolean;
  readonly registered?: boolean;
  readonly only?: readonly number[] | undefined;
  /** Only those whose code or name has this in it. */
  readonly search?: string | undefined;
  readonly skip?: number;
  readonly after?: string | undefined;
  /** With those who were among the members when one of these pay periods was closed, wherever they are now. */
  readonly orClosedIn?: readonly number[] | undefined;
  /** Only those who do not work here on some other days. */
  readonly gone?: Days | undefined;
}

const everybody = compiledOnce((db, it: Days & { readonly after: string }) =>
  db
    .selectFrom('member')
    .select(['member.id', 'member.membercode', 'member.membername'])
    .where((eb) => employedBetween(eb, { from: it.from, to: it.to }))
    .where('member.membercode', '>', it.after)
    .orderBy('member.membercode')
    .limit(STEP[engineOf(db)]),
);

/** Members by code who worked here on one of the days while they were in one of the groups. */
export function membersIn(
  db: Read,
  groups: Sight,
  days: Days,
  { skip = 0, take, after, active = false, registered = false, only, search = '', orClosedIn, gone }: PartOfMembers,
): Promise<FoundMember[]> {
  const there = (eb: ExpressionBuilder<Tables, 'member'>, ...also: readonly Span[]) =>
    orClosedIn === undefined || orClosedIn.length === 0
      ? employedBetween(eb, days, ...also)
      : eb.or([employedBetween(eb, days, ...also), hasLine(eb, orClosedIn)]);
  return db
    .selectFrom('member')
    .select(['member.id', 'member.membercode', 'member.membername', 'member.status'])
    .$if(groups === 'all', (query) => query.where((eb) => there(eb)))
    .$if(groups !== 'all', (query) =>
      query.where('member.id', 'in', (eb) =>
        eb
          .selectFrom('member_work')
          .innerJoin('member', 'member.id', 'member_work.member_id')
          .select('member_work.member_id')
          .where('member_work.group_id', 'in', [...(groups as ReadonlySet<number>)])
          .where('member_work.from_day', '<=', days.to)
          .where('member_work.until_day', '>=', days.from)
          .where((it) => there(it, { from: it.ref('member_work.from_day'), to: it.ref('member_work.until_day') })),
      ),
    )
    .$if(gone !== undefined, (query) => query.where((eb) => eb.not(employedBetween(eb, gone as Days))))
    .$if(active, (query) => query.where('member.status', '=', 'active'))
    .$if(registered, (query) => query.where('member.password_hash', 'is not', null))
    .$if(only !== undefined, (query) => query.where('member.id', 'in', [...(only ?? [])]))
    .$if(search !== '', (query) =>
      query.where(isMemberLike(engineOf(db), 'member.membercode', ['member.membername'], memberPatterns(search))),
    )
    .$if(after !== undefined, (query) => query.where('member.membercode', '>', after ?? ''))
    .orderBy('member.membercode')
    .offset(skip)
    .limit(take)
    .execute();
}

const hasLine = (eb: ExpressionBuilder<Tables, 'member'>, closeIds: readonly number[]) =>
  eb(
    'member.id',
    'in',
    eb.selectFrom('period_close_line').select('period_close_line.member_id').where('close_id', 'in', closeIds),
  );

/** The same in steps, from behind a code on, so that never all of them are in memory. */
export const membersInSteps = (
  db: Read,
  groups: Sight,
  days: Days,
  { after, orClosedIn = [], gone }: Pick<PartOfMembers, 'after' | 'orClosedIn' | 'gone'> = {},
): AsyncGenerator<NamedMember[]> => {
  const isEverybody = groups === 'all' && orClosedIn.length === 0 && gone === undefined;
  return inSteps(
    db,
    (part) =>
      isEverybody
        ? everybody(db, { ...days, after: part.after ?? '' })
        : membersIn(db, groups, days, { ...part, orClosedIn, gone }),
    after,
  );
};

/**
 * A page of them, as the wire asks for it (`n,size`), and whether there are more.
 * @param asked what is searched for, and the page: the first, of the usual size, where it is left out
 */
export async function pageOfMembers(
  db: Read,
  groups: Sight,
  days: Days,
  asked: { readonly search?: string | undefined; readonly page?: string | undefined },
) {
  const [number = 1, size = GROUP_PAGE] = (asked.page ?? '1').split(',').map(Number);
  const found = await membersIn(db, groups, days, { search: asked.search, skip: (number - 1) * size, take: size + 1 });
  return { number, size, members: found.slice(0, size), more: found.length > size };
}
