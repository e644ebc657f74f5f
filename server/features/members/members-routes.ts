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
import { succeeded } from '@muster/domain/wire/envelope.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Serve } from '../../http/serve.ts';
import { listMembers, openPasswordRequests, readProfileOf } from '../../records/member.ts';
import { changeStanding, handOut, listMember } from './run-member.ts';
import { saveProfile } from './save-profile.ts';

export function membersRoutes(serve: Serve, deps: Dependencies): void {
  const { query } = deps.database;

  serve(hrMemberList, async ({ caller }) => {
    const members = await listMembers(query);
    return { memberno_info: members.map((it) => ({ ...it, may: { run: mayRunMember(caller.member, it) } })) };
  });

  serve(readProfile, async ({ caller }) => succeeded(await readProfileOf(query, caller.member.id)));

  serve(updateProfile, async ({ caller, body }) => succeeded(await saveProfile(deps, caller, body), 'Saved.'));

  serve(addMember, async ({ caller, body }) => succeeded(await listMember(deps, caller, body), 'Member added.', 201));

  serve(setMemberStatus, async ({ caller, params, body }) =>
    succeeded(await changeStanding(deps, caller, params.id, body.status)),
  );

  serve(handOutCode, async ({ caller, params }) => succeeded(await handOut(deps, caller, params.id), 'Made.', 201));

  serve(listPasswordRequests, async () => succeeded(await openPasswordRequests(query)));
}
