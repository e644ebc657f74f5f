import type { Role } from '@muster/domain/members/members-contract.ts';
import { sql } from 'kysely';
import { inBatches } from '../../../database/batches.ts';
import type { Write } from '../../../database/engine.ts';

/** What the office keeps of a member in the member's own row. */
export interface MemberColumns {
  readonly membercode: string;
  readonly membername: string;
  readonly email: string;
  readonly phone: string;
  readonly role: Exclude<Role, 'GUEST'>;
  readonly joinedon: string | null;
  readonly lefton: string | null;
}

const columnsOf = (it: MemberColumns) => ({
  membercode: it.membercode,
  membername: it.membername,
  email: it.email,
  phone: it.phone,
  role: it.role,
  joined_on: it.joinedon,
  left_on: it.lefton,
});

/** When members are stored, and by whom of the office. */
export interface Storing {
  readonly at: string;
  readonly actorId: number;
}

/** Lists members; answers their ids by their codes. The work that they begin with comes apart. */
export async function addMembers(trx: Write, members: readonly MemberColumns[], by: Storing) {
  const ids = new Map<string, number>();
  await inBatches(members, async (some) => {
    const added = await trx
      .insertInto('member')
      .values(some.map((it) => rowOf(it, by)))
      .returning(['id', 'membercode'])
      .execute();
    for (const { id, membercode } of added) ids.set(membercode, id);
  });
  return ids;
}

const rowOf = (it: MemberColumns, { at, actorId }: Storing) =>
  ({ ...columnsOf(it), email_by: actorId, status: 'active', password_hash: null, created_at: at }) as const;

/** Changes members who are there, each of whom is one revision on from there. The caller holds them. */
export async function changeMembers(trx: Write, members: readonly MemberColumns[], by: Storing): Promise<void> {
  await inBatches(members, async (some) => {
    await trx
      .insertInto('member')
      .values(some.map((it) => rowOf(it, by)))
      .onConflict((it) =>
        it.column('membercode').doUpdateSet((eb) => {
          const columns = {
            membername: eb.ref('excluded.membername'),
            email: eb.ref('excluded.email'),
            phone: eb.ref('excluded.phone'),
            role: eb.ref('excluded.role'),
            joined_on: eb.ref('excluded.joined_on'),
            left_on: eb.ref('excluded.left_on'),
          } satisfies Record<Exclude<keyof ReturnType<typeof columnsOf>, 'membercode'>, unknown>;
          return {
            ...columns,
            email_by: sql<
              number | null
            >`case when excluded.email = member.email then member.email_by else excluded.email_by end`,
            revision: sql<number>`member.revision + 1`,
          };
        }),
      )
      .execute();
  });
}
