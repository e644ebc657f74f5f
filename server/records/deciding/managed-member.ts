import type { Day } from '@muster/domain/calendar/company-time.ts';
import { isOffice } from '@muster/domain/members/member-policy.ts';
import type { Role } from '@muster/domain/members/members-contract.ts';
import type { SqlBool } from 'kysely';
import { rememberedOnce } from '../../database/compiled-once.ts';
import type { Read } from '../../database/engine.ts';
import { workHeldOn } from '../work/member-work/held-work.ts';
import { decidesInTurn, namedInTheirPlace, theirManagers } from './deciders.ts';

/** A member with who decides for them on a day: the managers that their group has then. */
export interface ManagedMember {
  readonly id: number;
  readonly membercode: string;
  readonly membername: string;
  readonly email: string;
  readonly groupno: string | null;
  /** Their managers, and who stands in for one of them. */
  readonly managerIds: readonly number[];
  /** Who decides only in the place of a manager, and of which. */
  readonly deputies: readonly StandIn[];
  /** Who is named to stand in for a manager and decides nothing of theirs, as they decide for them in turn. */
  readonly inTurn: readonly number[];
}

export interface StandIn {
  readonly id: number;
  readonly managerId: number;
  readonly managerName: string;
}

interface OnDay {
  readonly day: Day;
}

/**
 * One row for each member, manager and who stands in for them; a member without managers has one row. A guest is no member:
 * nothing is decided, booked or counted for one.
 */
const managed = (db: Read, { day }: OnDay) =>
  db
    .selectFrom('member')
    .leftJoin('member_work', workHeldOn(day))
    .leftJoin('work_group', 'work_group.id', 'member_work.group_id')
    .leftJoin('group_manager', theirManagers(day))
    .leftJoin('member as manager', 'manager.id', 'group_manager.member_id')
    .leftJoin('delegation', namedInTheirPlace(day))
    .leftJoin('member as deputy', 'deputy.id', 'delegation.deputy_id')
    .select([
      'member.id',
      'member.membercode',
      'member.membername',
      'member.email',
      'work_group.groupno',
      'group_manager.member_id as managerId',
      'deputy.id as deputyId',
      'manager.membername as managerName',
    ])
    .select((eb) => decidesInTurn(db, eb.ref('member.id'), eb.ref('deputy.id'), day).as('decidesForDeputy'))
    .where('member.guest', '=', 0);
const managedByCode = rememberedOnce((db, it: OnDay & { readonly membercode: string }) =>
  managed(db, it).where('member.membercode', '=', it.membercode),
);
const managedById = rememberedOnce((db, it: OnDay & { readonly id: number }) =>
  managed(db, it).where('member.id', '=', it.id),
);

/** A member, by code or by id, with who decides for them on a day: today's, for whatever is done or looked at now. */
export async function findManaged(db: Read, who: string | number, day: Day): Promise<ManagedMember | undefined> {
  const rows = await (typeof who === 'string'
    ? managedByCode(db, { membercode: who, day })
    : managedById(db, { id: who, day }));
  return withManagers(rows)[0];
}

/** Some members with who decides for them on a day. */
export async function listManaged(db: Read, ids: readonly number[], day: Day): Promise<ManagedMember[]> {
  return ids.length === 0 ? [] : withManagers(await managed(db, { day }).where('member.id', 'in', ids).execute());
}

type ManagedRow = Omit<ManagedMember, 'managerIds' | 'deputies' | 'inTurn'> & {
  readonly managerId: number | null;
  readonly deputyId: number | null;
  readonly managerName: string | null;
  readonly decidesForDeputy: SqlBool;
};

function withManagers(rows: readonly ManagedRow[]): ManagedMember[] {
  return [...Map.groupBy(rows, (it) => it.id).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { managerId: _m, deputyId: _d, managerName: _n, decidesForDeputy: _t, ...member } = first;
    const managers = new Set(own.flatMap((it) => it.managerId ?? []));
    const named = own.flatMap(({ deputyId, managerId, managerName, decidesForDeputy }) =>
      deputyId === null || managerId === null || managers.has(deputyId)
        ? []
        : [{ id: deputyId, managerId, managerName: managerName ?? '', decidesForDeputy }],
    );
    const deputies = named.flatMap(({ decidesForDeputy, ...it }): StandIn[] => (decidesForDeputy ? [] : [it]));
    const inTurn = named.flatMap((it) => (it.decidesForDeputy ? [it.id] : []));
    return [{ ...member, managerIds: [...new Set([...managers, ...deputies.map((it) => it.id)])], deputies, inTurn }];
  });
}

/** In whose place somebody decides about a member; undefined for who decides by themselves. */
export function inPlaceOf(
  { deputies }: Pick<ManagedMember, 'deputies'>,
  actor: { readonly id: number; readonly role: Role },
): StandIn | undefined {
  return isOffice(actor.role) ? undefined : deputies.find((it) => it.id === actor.id);
}
