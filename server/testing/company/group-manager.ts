import type { Office, Persona } from './office.ts';

/** Has somebody manage a group as well, always or on some days. */
export async function manages(
  { database: { query }, ids }: Office,
  who: Persona | { readonly id: number },
  groupno: string,
  days: { from_day?: string; until_day?: string } = {},
): Promise<void> {
  const group = query.selectFrom('work_group').select('id').where('groupno', '=', groupno);
  const { id: group_id } = await group.executeTakeFirstOrThrow();
  await query
    .insertInto('group_manager')
    .values({ group_id, member_id: typeof who === 'string' ? ids[who] : who.id, ...days })
    .execute();
}
