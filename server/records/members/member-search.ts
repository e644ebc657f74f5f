import type { Day } from '@muster/domain/calendar/company-time.ts';
import { inLatinDigits } from '@muster/domain/latin-digits.ts';
import { type Expression, type SqlBool, sql } from 'kysely';
import { compiledOnce } from '../../database/compiled-once.ts';
import {
  anyIsLike,
  containing,
  type Database,
  type EngineName,
  engineOf,
  isLike,
  type Read,
} from '../../database/engine.ts';
import { workHeldOn } from '../work/member-work/held-work.ts';

/** Fewer letters are in nearly everybody's name, and no index knows them. */
const INDEXED_LETTERS = 3;
/** Where more are found, whoever reads members in order comes upon a page of them soon. */
const MOST = 200;

/** What members are looked for by, as patterns: of codes, and of names and the like. */
export interface MemberPatterns {
  readonly code: string;
  readonly pattern: string;
}

/** Codes have the digits 0 to 9, whatever keyboard they are typed on; a name or a group may be written with others. */
export const memberPatterns = (words: string): MemberPatterns => ({
  code: containing(inLatinDigits(words)),
  pattern: containing(words),
});

/** Whether the code of a member, or one of some other columns, has in it what is looked for. */
export const isMemberLike = (
  engine: EngineName,
  code: string,
  others: readonly string[],
  sought: MemberPatterns,
): Expression<SqlBool> =>
  sql<SqlBool>`(${isLike(engine, sql.ref(code), sought.code)} or ${anyIsLike(engine, others, sought.pattern)})`;

/** Of whom a list is, where it is not of everybody. */
export interface SoughtMembers {
  /** The group in which they are on the day on which somebody looks. */
  readonly groupno?: string | undefined;
  readonly search?: string | undefined;
}

/** Ids of members who are looked for. */
export const membersSought = (db: Read, { groupno, search }: SoughtMembers, today: Day) =>
  db
    .selectFrom('member')
    .select('member.id')
    .$if(Boolean(search), (all) =>
      all.where(isMemberLike(engineOf(db), 'member.membercode', ['member.membername'], memberPatterns(search ?? ''))),
    )
    .$if(groupno !== undefined, (all) =>
      all
        .innerJoin('member_work', workHeldOn(today))
        .innerJoin('work_group', 'work_group.id', 'member_work.group_id')
        .where('work_group.groupno', '=', groupno ?? ''),
    );

/**
 * The ids of all on a day whose code, name or group may contain some words, by indexes of the parts of these;
 * undefined where reading the members one after the other is no worse: for words too short, and for what is in many
 * names.
 */
export async function idsBySearch(
  { engine, query }: Database,
  words: string,
  today: Day,
): Promise<number[] | undefined> {
  const letters = [...new Set([words, inLatinDigits(words)])].map(lettersOf);
  if (letters.every((it) => it.length === 0)) return undefined;
  const parts = letters.map((it) => `(${it.map(quoted).join(' ')})`).join(' OR ');
  const values = { today, ...memberPatterns(words), parts };
  const found = await statements[engine](query, values);
  return found.length > MOST ? undefined : found.map((it) => it.id);
}

interface Sought extends MemberPatterns {
  readonly today: Day;
  readonly parts: string;
}

const search = (engine: EngineName) =>
  compiledOnce((db: Read, { today, code, pattern, parts }: Sought) => {
    const named =
      engine === 'sqlite'
        ? sql`select rowid as id from member_search where member_search match ${parts}`
        : sql`select id from member where ${isMemberLike(engine, 'membercode', ['membername'], { code, pattern })}`;
    const found = sql<{ id: number }>`${named}
      union all
      select member_id as id from member_work
        where group_id in (select id from work_group where ${anyIsLike(engine, ['groupno'], pattern)}) and from_day <= ${today} and until_day >= ${today}
      limit ${sql.lit(MOST + 1)}`;
    return { compile: () => found.compile(db) };
  });

const statements = { sqlite: search('sqlite'), postgres: search('postgres') };

/** Every three letters in a row of some words, each once. */
function lettersOf(words: string): string[] {
  const all = [...words];
  const parts = all.slice(INDEXED_LETTERS - 1).map((_, at) => all.slice(at, at + INDEXED_LETTERS).join(''));
  return [...new Set(parts)];
}

const quoted = (part: string): string => `"${part.replaceAll('"', '""')}"`;
