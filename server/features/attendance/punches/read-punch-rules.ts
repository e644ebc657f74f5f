import type { PunchRules } from '@muster/domain/attendance/attendance-contract.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { readCompany } from '../../../records/office/company.ts';
import { sitesOf } from '../../../records/work/site.ts';
import { type PunchFacts, punchDay, punchFacts } from './punch-facts-view.ts';

/** Where a punch now may be made: the rule that holds for the caller, and their sites. */
export async function readPunchRules(
  { database, clock }: Dependencies,
  caller: Caller,
  known?: PunchFacts,
): Promise<PunchRules> {
  const { query: db } = database;
  const memberId = caller.member.id;
  const facts = known ?? (await punchFacts(db, memberId));
  const day = await punchDay(db, clock(), facts);
  const [{ offlinePunches, unlocatedPunches }, sites] = await Promise.all([
    readCompany(db),
    sitesOf(db, { memberId, from: day, to: day }),
  ]);
  return {
    rule: facts.workOn(day).locationRule,
    zone: facts.zone,
    offlinepunches: offlinePunches,
    unlocatedpunches: unlocatedPunches,
    sites,
  };
}
