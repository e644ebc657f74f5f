import { type Kysely, sql } from 'kysely';

/**
 * Every three letters in a row of members' codes and names, so that looking for a part of one does not read everybody's.
 * PostgreSQL has that in an extension, which not everybody may create: without it members are found as before.
 * And an index by which PostgreSQL reads the first page of them.
 */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres'): Promise<void> {
  if (engine === 'sqlite') return searchTable(db);
  // In the order in which they are listed, which is no language's.
  await sql`create index member_by_code on member (membercode collate "C")`.execute(db);
  await searchIndexes(db);
}

/** Triggers keep it, whoever writes a member. */
async function searchTable(db: Kysely<unknown>): Promise<void> {
  await sql`create virtual table member_search using fts5(
    membercode, membername, content = 'member', content_rowid = 'id', tokenize = 'trigram', detail = none)`.execute(db);
  await sql`insert into member_search (member_search) values ('rebuild')`.execute(db);
  const enter = sql`insert into member_search (rowid, membercode, membername)
    values (new.id, new.membercode, new.membername);`;
  const takeOut = sql`insert into member_search (member_search, rowid, membercode, membername)
    values ('delete', old.id, old.membercode, old.membername);`;
  await sql`create trigger member_search_added after insert on member begin ${enter} end`.execute(db);
  await sql`create trigger member_search_changed after update of membercode, membername on member
    begin ${takeOut} ${enter} end`.execute(db);
  await sql`create trigger member_search_removed after delete on member begin ${takeOut} end`.execute(db);
}

/** Members are written seldom and looked for often: what is new is in the index at once. */
async function searchIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`do $$ begin create extension if not exists pg_trgm; exception when others then null; end $$`.execute(db);
  const { rows } = await sql`select 1 from pg_extension where extname = 'pg_trgm'`.execute(db);
  if (rows.length === 0) return;
  for (const column of ['membercode', 'membername']) {
    const letters = sql`lower(${sql.ref(column)} collate "C") gin_trgm_ops`;
    await sql`create index ${sql.ref(`member_by_part_of_${column}`)} on member using gin (${letters}) with (fastupdate = off)`.execute(
      db,
    );
  }
}
