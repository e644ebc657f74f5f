import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { expect, test } from 'vitest';
import { migrations } from './migrations/index.ts';

/** The last that was written before servers were replaced one by one. */
const BEFORE_THE_RULE = '0049';

/** What takes away, renames or narrows what the version before still uses. */
const TAKES_AWAY =
  /\b(drop (table|column|constraint)|rename|alter column .* (type|set not null|drop default)|add column (?!.*\bdefault\b).*\bnot null)\b/i;

/** What a migration sends to PostgreSQL; nothing is there, and nothing is asked for. */
async function statementsOf({ up }: (typeof migrations)[number]): Promise<string[]> {
  const statements: string[] = [];
  const db = new Kysely<unknown>({
    dialect: {
      createDriver: () => new DummyDriver(),
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (it) => new PostgresIntrospector(it),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void statements.push(query.sql),
  });
  await up(db, 'postgres').catch(() => {});
  return statements;
}

const takenAway = async (list: typeof migrations) =>
  (await Promise.all(list.map(statementsOf))).flatMap((all) =>
    all.filter((it) => TAKES_AWAY.test(it) && !isMadeAnew(it, all)),
  );

/** A check that lets more pass than the one of its name before. */
function isMadeAnew(statement: string, all: readonly string[]): boolean {
  const [, check] = /drop constraint ("\w+_check")$/.exec(statement) ?? [];
  return check !== undefined && all.some((it) => it.includes(`add constraint ${check} check`));
}

test('no migration takes from the version before what it still uses, so that both can serve (docs/operations.md)', async () => {
  const ruled = migrations.filter(({ name }) => name.slice(0, 4) > BEFORE_THE_RULE);
  expect(await takenAway(ruled)).toEqual([]);
});

test('which would be found', async () => {
  expect(await takenAway(migrations.filter(({ name }) => name === '0035-shift-times'))).toEqual(
    ['starts', 'ends', 'break_minutes', 'grace_minutes'].map((it) => `alter table "shift" drop column "${it}"`),
  );
});
