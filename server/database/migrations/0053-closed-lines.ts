import { type Kysely, sql } from 'kysely';

/**
 * What a closed pay period is paid by, beside everybody's days: name and group of each as they were, the days of the
 * period before that count as adjustments, and how each leave type is paid. What was closed before gets what is so
 * today, except the adjustments, which stay unknown.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [column, type] of [
    ['membername', 'text'],
    ['groupno', 'text'],
    ['group_id', 'integer'],
    ['adjustments', 'integer'],
  ] as const) {
    await db.schema.alterTable('period_close_line').addColumn(column, type).execute();
  }
  await db.schema.alterTable('period_close').addColumn('leave_types', 'text').execute();
  const work = (column: 'group_id' | 'groupno') =>
    sql`(select ${sql.ref(column === 'groupno' ? 'work_group.groupno' : 'member_work.group_id')}
      from member_work
      join period_close on period_close.id = period_close_line.close_id
      left join work_group on work_group.id = member_work.group_id
      where member_work.member_id = period_close_line.member_id
        and member_work.from_day <= period_close.last_day and member_work.until_day >= period_close.last_day)`;
  await sql`update period_close_line set
    membername = (select membername from member where member.id = period_close_line.member_id),
    group_id = ${work('group_id')}, groupno = ${work('groupno')}`.execute(db);
  const { rows } = await sql<{ leaveid: string; paid: string }>`
    select leaveid, paid from leave_code order by leaveid`.execute(db);
  const types = JSON.stringify(rows.map((it) => [it.leaveid, it.paid]));
  await sql`update period_close set leave_types = ${types}`.execute(db);
}
