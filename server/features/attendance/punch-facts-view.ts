import type { LocationRule } from '@muster/domain/attendance/location-verdict.ts';
import type { Shift } from '@muster/domain/attendance/shift-window.ts';
import { compiledOnce } from '../../database/compiled-once.ts';
import type { Read, Write } from '../../database/engine.ts';

/** What the rules need to know about a member to judge a punch. */
export interface PunchFacts {
  readonly zone: string;
  readonly shift: Shift;
  readonly locationRule: LocationRule;
}

interface OfMember {
  readonly memberId: number;
}

const factsQuery = (db: Read, { memberId }: OfMember) =>
  db
    .selectFrom('member')
    .innerJoin('company', (join) => join.onTrue())
    .innerJoin('shift', (join) =>
      join.on((eb) => eb('shift.id', '=', eb.fn.coalesce('member.shift_id', 'company.default_shift_id'))),
    )
    .select(['company.zone', 'shift.starts', 'shift.ends', 'member.location_rule'])
    .where('member.id', '=', memberId);
const factsOf = compiledOnce(factsQuery);
const heldFactsOf = compiledOnce((db, member: OfMember) => factsQuery(db, member).forUpdate('member'));

/** Facts of a member; inside a transaction on PostgreSQL the member is held until it ends. */
export async function punchFacts(db: Read | Write, memberId: number): Promise<PunchFacts> {
  const held = 'engine' in db && db.engine === 'postgres';
  const [row] = await (held ? heldFactsOf : factsOf)(db, { memberId });
  if (!row) throw new Error('There is a session but no member.');
  return { zone: row.zone, shift: { starts: row.starts, ends: row.ends }, locationRule: row.location_rule };
}
