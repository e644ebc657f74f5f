import type { Day } from '@muster/domain/calendar/company-time.ts';
import { sql } from 'kysely';
import { compiledOnce } from '../database/compiled-once.ts';
import { anyIsLike, containing, type Database, type EngineName, type Read } from '../database/engine.ts';

/** Fewer letters are in nearly everybody's name, and no index knows them. */
const INDEXED_LETTERS = 3;
/** Where more are found, whoever reads members in order comes upon a page of them soon. */
const MOST = 200;

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
  const letters = lettersOf(words);
  if (letters.length === 0) return undefined;
  const values = { today, pattern: containing(words), parts: letters.map(quoted).join(' '), most: MOST + 1 };
  const found = await statements[engine](query, values);
  return found.length > MOST ? undefined : found.map((it) => it.id);
}

interface Sought {
  readonly today: Day;
  readonly pattern: string;
  readonly parts: string;
  readonly most: number;
}

const search = (engine: EngineName) =>
  compiledOnce((db: Read, { today, pattern, parts, most }: Sought) => {
    const named =
      engine === 'sqlite'
        ? sql`select rowid as id from member_search where member_search match ${parts}`
        : sql`select id from member where ${anyIsLike(engine, ['membercode', 'membername'], pattern)}`;
    const found = sql<{ id: number }>`${named}
      union all
      select member_id as id from member_work
        where group_id in (select id from work_group where ${anyIsLike(engine, ['groupno'], pattern)}) and from_day <= ${today} and until_day >= ${today}
      limit ${most}`;
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
