import { mayRunMember } from '@muster/domain/members/member-policy.ts';
import {
  addMember,
  handOutCode,
  hrMemberList,
  listPasswordRequests,
  readProfile,
  setMemberStatus,
  updateProfile,
} from '@muster/domain/members/members-contract.ts';
import type { Dependencies } from '../../dependencies.ts';
import { created, ok, plain } from '../../http/answers.ts';
import type { Serve } from '../../http/serve.ts';
import { listMembers } from '../../records/member.ts';
import { t } from '../../words.ts';
import { openPasswordRequests } from './password-requests-view.ts';
import { readProfileOf } from './profile-view.ts';
import { changeStanding, handOut, listMember } from './run-member.ts';
import { saveProfile } from './save-profile.ts';

export function membersRoutes(serve: Serve, deps: Dependencies): void {
  const { query } = deps.database;

  serve(hrMemberList, async ({ caller }) => {
    const members = await listMembers(query);
    return plain({ memberno_info: members.map((it) => ({ ...it, may: { run: mayRunMember(caller.member, it) } })) });
  });

  serve(readProfile, async ({ caller }) => ok(await readProfileOf(query, caller.member.id)));

  serve(updateProfile, async ({ caller, body }) => ok(await saveProfile(deps, caller, body), t('done.saved')));

  serve(addMember, async ({ deps, caller, body }) =>
    created(await listMember(deps, caller, body), t('done.memberAdded')),
  );

  serve(setMemberStatus, async ({ caller, params, body }) =>
    ok(await changeStanding(deps, caller, params.id, body.status)),
  );

  serve(handOutCode, async ({ caller, params }) => created(await handOut(deps, caller, params.id), t('done.made')));

  serve(listPasswordRequests, async ({ query: { cursor } }) => ok(await openPasswordRequests(query, cursor)));
}
