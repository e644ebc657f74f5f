import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { CompanySettings, SettingsInput } from '@muster/domain/office/office-contract.ts';
import { administratorsAlone, maySet } from '@muster/domain/office/settings-policy.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/problems.ts';
import { requireRevision } from '../../http/revision.ts';
import { recordAudit } from '../../records/audit.ts';
import { findSettings, type StoredSettings, storeSettings } from '../../records/company.ts';
import { forgetFactorAsked } from '../../records/member/factor-asked.ts';

export async function readSettings(deps: Dependencies, caller: Caller): Promise<CompanySettings> {
  return present(await findSettings(deps.database.query), caller);
}

/**
 * Changes the settings that the caller looked at. Settings that are stored already as asked for are answered and not
 * stored again, so that a retry after a lost answer finds its own change.
 * @throws FORBIDDEN for a setting that is not the caller's, CHANGED_MEANWHILE, with what is stored, when somebody else was quicker
 */
export async function saveSettings(deps: Dependencies, caller: Caller, asked: SettingsInput): Promise<CompanySettings> {
  return deps.database.write(async (trx) => {
    const before = await findSettings(trx);
    const may = maySet(caller.member.role);
    const others = administratorsAlone.find((it) => asked[it] !== undefined && asked[it] !== before[it]);
    if (others !== undefined && !may.registration) throw refuse('FORBIDDEN', { field: others });
    if (isAsAsked(before, asked)) return present(before, caller);
    await requireRevision(asked.revision, before, () => present(before, caller));
    const stored = await storeSettings(trx, asked);
    const after = await findSettings(trx);
    // Somebody else stored theirs between the look and this.
    if (!stored) throw refuse('CHANGED_MEANWHILE', { data: present(after, caller) });
    // Whoever is asked from now on has the whole time to set one up.
    if (after.secondfactor !== before.secondfactor) await forgetFactorAsked(trx);
    await recordAudit(trx, {
      at: writeInstant(deps.clock()),
      actorId: caller.member.id,
      action: 'company.settings',
      subject: 'company',
      before,
      after,
    });
    return present(after, caller);
  });
}

const isAsAsked = (stored: StoredSettings, asked: SettingsInput) =>
  stored.name === asked.name &&
  stored.weekstart === asked.weekstart &&
  stored.registration === asked.registration &&
  stored.tripsshown === asked.tripsshown &&
  stored.samples === (asked.samples ?? stored.samples) &&
  stored.reminders === (asked.reminders ?? stored.reminders) &&
  stored.tripapproval === (asked.tripapproval ?? stored.tripapproval) &&
  stored.offlinepunches === (asked.offlinepunches ?? stored.offlinepunches) &&
  stored.unlocatedpunches === (asked.unlocatedpunches ?? stored.unlocatedpunches) &&
  stored.periodstarts === (asked.periodstarts ?? stored.periodstarts) &&
  stored.secondfactor === (asked.secondfactor ?? stored.secondfactor) &&
  (asked.countedfrom === undefined || stored.countedfrom === asked.countedfrom) &&
  (asked.locationdays === undefined || stored.locationdays === asked.locationdays);

const present = (it: StoredSettings, caller: Caller): CompanySettings => ({
  ...it,
  may: { ...maySet(caller.member.role) },
});
