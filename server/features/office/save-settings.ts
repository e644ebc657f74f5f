import { isGivable } from '@muster/domain/attendance/corrections/in-lieu.ts';
import { dayOf, writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { CompanySettings, SettingsInput, SettingsTouch } from '@muster/domain/office/settings-contract.ts';
import { administratorsAlone, maySet, worthOfWork } from '@muster/domain/office/settings-policy.ts';
import type { Read, Write } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/problems.ts';
import { requireRevision } from '../../http/revision.ts';
import { tellOfOwn } from '../../news/tell-of-own.ts';
import { forgetFactorDue } from '../../records/identity/session.ts';
import { findType } from '../../records/leave/leave-type.ts';
import { forgetFactorAsked } from '../../records/members/member/factor-asked.ts';
import { recordAudit } from '../../records/office/audit.ts';
import { findSettings, lockSettings, type StoredSettings, storeSettings } from '../../records/office/company.ts';
import { touchedBySettings } from './touched-by-settings.ts';

export async function readSettings(deps: Dependencies, caller: Caller): Promise<CompanySettings> {
  return present(await findSettings(deps.database.query), caller);
}

/**
 * Changes the settings that the caller looked at. Settings that are stored already as asked for are answered and not
 * stored again, so that a retry after a lost answer finds its own change.
 * @throws FORBIDDEN for a setting that is not the caller's, LEAVE_TYPE_UNKNOWN, CHANGED_MEANWHILE, with what is stored, when
 * somebody else was quicker
 */
export async function saveSettings(deps: Dependencies, caller: Caller, asked: SettingsInput): Promise<CompanySettings> {
  const at = writeInstant(deps.clock());
  return deps.database.write(async (trx) => {
    await lockSettings(trx);
    const before = await findSettings(trx);
    requireMaySet(caller, asked, before);
    if (isAsAsked(before, asked)) return present(before, caller);
    await requireRevision(asked.revision, before, () => present(before, caller));
    await requireGivable(trx, asked.inlieu, before.inlieu);
    await storeSettings(trx, asked);
    const after = await findSettings(trx);
    if (after.secondfactor !== before.secondfactor) await askAnewForFactors(trx);
    await recordAudit(trx, {
      at,
      actorId: caller.member.id,
      action: 'company.settings',
      subject: 'company',
      before,
      after,
    });
    await tellOfOwn(deps, trx, caller, at, async () =>
      worthOfWork.some((it) => after[it] !== before[it])
        ? { code: 'workRulesSet', params: { name: caller.member.membername } }
        : undefined,
    );
    return present(after, caller);
  });
}

/** Whoever is asked for a second factor from now on has the whole time to set one up, from their next sign-in; others are asked no more. */
async function askAnewForFactors(trx: Write): Promise<void> {
  await forgetFactorAsked(trx);
  await forgetFactorDue(trx);
}

/**
 * The settings as they would be, and what another first day of the pay periods, of counting or of approved overtime would
 * change, or other times of the night; nothing is stored. @throws FORBIDDEN, CHANGED_MEANWHILE, as saving them would
 */
export async function previewSettings(
  deps: Dependencies,
  caller: Caller,
  asked: SettingsInput,
): Promise<CompanySettings & { readonly touches: SettingsTouch }> {
  const db = deps.database.query;
  const before = await findSettings(db);
  requireMaySet(caller, asked, before);
  if (!isAsAsked(before, asked)) await requireRevision(asked.revision, before, () => present(before, caller));
  await requireGivable(db, asked.inlieu, before.inlieu);
  const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
  const after: StoredSettings = { ...before, ...given };
  const touches = await touchedBySettings(db, before, after, dayOf(deps.clock(), before.zone));
  return { ...present(after, caller), touches };
}

function requireMaySet(caller: Caller, asked: SettingsInput, before: StoredSettings): void {
  const others = administratorsAlone.find((it) => asked[it] !== undefined && asked[it] !== before[it]);
  if (others !== undefined && !maySet(caller.member.role).registration) throw refuse('FORBIDDEN', { field: others });
}

/** Leave in return needs a type whose days may stand for overtime; one that was chosen before may stay. */
async function requireGivable(db: Read, leaveid: string | null | undefined, before: string | null): Promise<void> {
  if (!leaveid || leaveid === before) return;
  const type = await findType(db, leaveid);
  if (!type || type.retired) throw refuse('LEAVE_TYPE_UNKNOWN', { field: 'inlieu' });
  if (isGivable(type)) return;
  const reason = type.unlimited ? 'unlimited' : 'unpaid';
  throw refuse('INVALID_INPUT', { field: 'inlieu', params: { reason } });
}

const isAsAsked = (stored: StoredSettings, { revision: _looked, ...asked }: SettingsInput) =>
  Object.entries(asked).every(([name, value]) => value === undefined || stored[name as keyof typeof asked] === value);

const present = (it: StoredSettings, caller: Caller): CompanySettings => ({
  ...it,
  may: { ...maySet(caller.member.role) },
});
