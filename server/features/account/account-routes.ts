import {
  downloadOwnData,
  type OwnPreferences,
  readPreferences,
  revokeOtherSessions,
  savePreferences,
} from '@muster/domain/account/account-contract.ts';
import { usualPreferences } from '@muster/domain/members/preferences.ts';
import type { Read } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ok } from '../../http/answers.ts';
import { sendFile } from '../../http/files/made-file.ts';
import type { Serve } from '../../http/serve.ts';
import { endSessionsOf } from '../../records/identity/session.ts';
import { findPreferences, storePreferences } from '../../records/members/member-preference.ts';
import { t } from '../../words/words.ts';
import { packOwnData } from './pack-own-data.ts';
import { packingOneAtATime } from './packing.ts';

/** What is a member's own, whatever their role (wire 12). */
export function accountRoutes(serve: Serve, deps: Dependencies): void {
  const { query } = deps.database;
  const oneAtATime = packingOneAtATime();

  serve(readPreferences, async ({ caller }) => ok(await preferencesOf(query, caller.member.id)));

  serve(savePreferences, async ({ caller, body: { languagechosen: _known, stored: _kept, ...chosen } }) => {
    const { id } = caller.member;
    const saved = await deps.database.write(async (trx) => {
      await storePreferences(trx, id, chosen);
      return preferencesOf(trx, id);
    });
    return ok(saved, t('done.saved'));
  });

  serve(revokeOtherSessions, async ({ caller }) => {
    const ended = await endSessionsOf(query, caller.member.id, caller.sessionId);
    return ok({ ended }, t('done.devicesSignedOut'));
  });

  serve(downloadOwnData, async ({ caller, reply }) => {
    const file = await oneAtATime(caller.member.id, async () =>
      deps.beside ? deps.beside.make(caller, { of: 'own data' }) : packOwnData(deps, caller),
    );
    return sendFile(reply, file);
  });
}

async function preferencesOf(db: Read, memberId: number): Promise<OwnPreferences> {
  const found = await findPreferences(db, memberId);
  return { ...(found ?? usualPreferences), stored: found !== undefined };
}
