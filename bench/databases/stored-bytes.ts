/** Tables whose rows come with one of what is named, that itself in the first. */
const COMES_WITH = {
  punch: ['punch', 'punch_flag', 'attendance', 'review_item'],
  leave: ['leave', 'member_day', 'leave_ledger'],
  session: ['session', 'access_token'],
} as const;
export type Kept = keyof typeof COMES_WITH;

/** Asks a database for one number. */
export type AskNumber = (statement: string) => Promise<number>;

const SIZE = {
  sqlite: (table: string) =>
    `select sum(pgsize) as n from dbstat where name in (select name from sqlite_schema where tbl_name = '${table}')`,
  postgres: (table: string) => `select pg_total_relation_size('${table}') as n`,
};

/** What one punch, leave or session takes of the disk with all that is stored because of it and its indexes, in bytes. */
export async function bytesOfOne(ask: AskNumber, engine: 'sqlite' | 'postgres', kept: Kept): Promise<number> {
  let bytes = 0;
  for (const table of COMES_WITH[kept]) bytes += await ask(SIZE[engine](table));
  return Math.round(bytes / (await ask(`select count(*) as n from ${kept}`)));
}
