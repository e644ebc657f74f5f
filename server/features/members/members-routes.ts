import * as memberOffice from '@muster/domain/members/member-office-contract.ts';
import { mayRunMember } from '@muster/domain/members/member-policy.ts';
import {
  addMember,
  handOutCode,
  hrMemberList,
  listPasswordRequests,
  setMemberStatus,
  showPhoto as showPhotoOf,
  undoMailChange,
} from '@muster/domain/members/members-contract.ts';
import { readProfile, updateProfile } from '@muster/domain/members/profile-contract.ts';
import type { Dependencies } from '../../dependencies.ts';
import { created, ok, plain } from '../../http/answers.ts';
import type { Serve } from '../../http/serve.ts';
import { rotateSession } from '../../identity/rotate-session.ts';
import { listMembers } from '../../records/members/member.ts';
import { companyToday } from '../../records/office/company.ts';
import { t } from '../../words/words.ts';
import { undoMail } from './change-mail.ts';
import { changeMember } from './change-member.ts';
import { officeMembers } from './members-view.ts';
import { openPasswordRequests } from './password-requests-view.ts';
import { readProfileOf } from './profile-view.ts';
import { memberDetail } from './read-member.ts';
import { changeStanding, enlistMember, handOut } from './run-member.ts';
import { saveProfile } from './save-profile.ts';
import { showPhoto } from './show-photo.ts';

export function membersRoutes(serve: Serve, deps: Dependencies): void {
  const { query } = deps.database;

  serve(hrMemberList, async ({ caller }) => {
    const members = await listMembers(query);
    return plain({ memberno_info: members.map((it) => ({ ...it, may: { run: mayRunMember(caller.member, it) } })) });
  });

  serve(readProfile, async ({ caller }) => ok(await readProfileOf(query, deps.clock, caller.member.id)));

  serve(updateProfile, async ({ caller, body, request, reply }) => {
    const { profile, confirmed } = await saveProfile(deps, caller, body);
    if (confirmed) await rotateSession(deps, caller, { request, reply });
    return ok(profile, t('done.saved'));
  });

  serve(undoMailChange, async ({ body, request }) => {
    await undoMail(deps, body, request.ip);
    return ok(null, t('done.mailRestored'));
  });

  serve(showPhotoOf, async ({ params, request, reply }) => {
    const body = await showPhoto(query, { memberId: params.id, request, reply });
    return { status: reply.statusCode === 304 ? 304 : 200, body } as { status: 200; body: unknown };
  });

  serve(addMember, async ({ deps, caller, body }) =>
    created(await enlistMember(deps, caller, body), t('done.memberAdded')),
  );

  serve(memberOffice.listMembers, async ({ query: asked }) =>
    ok(await officeMembers(deps.database, asked, await companyToday(query, deps.clock))),
  );

  serve(memberOffice.readMember, async ({ caller, params }) =>
    ok(await memberDetail(query, caller.member, params.id, await companyToday(query, deps.clock))),
  );

  serve(memberOffice.changeMember, async ({ caller, params, query: { preview }, body }) =>
    ok(await changeMember(deps, caller, params.id, body, preview === 'true'), t('done.saved')),
  );

  serve(setMemberStatus, async ({ caller, params, body }) =>
    ok(await changeStanding(deps, caller, params.id, body.status)),
  );

  serve(handOutCode, async ({ caller, params }) => created(await handOut(deps, caller, params.id), t('done.made')));

  serve(listPasswordRequests, async ({ query: { cursor } }) => ok(await openPasswordRequests(query, cursor)));
}
