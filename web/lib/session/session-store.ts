import type { CurrentMember } from '@muster/domain/members/members-contract.ts';
import { api } from '../api/api.ts';
import { ApiProblem } from '../api/api-problem.ts';
import { endPush } from '../device/end-push.ts';
import { followed } from '../followed.ts';
import { kept, keptInTab } from '../kept/browser-storage.ts';
import { keptLanguage } from '../kept/kept-language.ts';
import { wipeSeen } from '../kept/wipe-seen.ts';
import { leaveMemberLanguage, startLanguage } from '../words/language.ts';

/** The session of the screen (behaviour 4). `suspended` stays on top of any status until it is confirmed. */
export interface ScreenSession {
  readonly status: 'uninitialised' | 'authenticated' | 'unauthenticated';
  readonly member: CurrentMember | undefined;
  readonly suspended: boolean;
  /** Why nobody is signed in any more, for a word on the sign-in page. */
  readonly endedBy?: 'member' | 'daily' | 'server';
}

const MEMBER_KEY = 'currentMember';
/** Cleared at sign-out (behaviour 4); `CheckIn` is the only one that lives in the tab. */
const CLEARED_KEYS = [MEMBER_KEY, 'status', 'editMember', 'registerMember', 'loginMemberCode', 'authToken', 'CheckIn'];
const LOGOUT_FLAG = 'Logout';

let session: ScreenSession = { status: 'uninitialised', member: undefined, suspended: false };
export const currentSession = (): ScreenSession => session;
const { tell, useFollowed } = followed(currentSession);
export const useSession = useFollowed;

function set(next: Partial<ScreenSession>): void {
  session = { ...session, ...next };
  tell();
}

/** The signed-in member, in pages behind the guard. */
export function useCurrentMember(): CurrentMember {
  const { member } = useSession();
  if (!member) throw new Error('No member is signed in here.');
  return member;
}

function storedMember(): CurrentMember | undefined {
  try {
    const member: unknown = JSON.parse(kept.read(MEMBER_KEY) ?? 'null');
    return typeof member === 'object' && member !== null && 'membercode' in member
      ? (member as CurrentMember)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Begins the session of this page: a stored member whose cookie still stands is signed in. */
export async function startSession(): Promise<void> {
  api.listen({ onSuspended: reportSuspended, onSessionOver: hearItIsOver });
  window.addEventListener('storage', followOtherTab);
  window.addEventListener('online', settleSignOut);
  // Signed out without a connection, and closed: before anybody signs in, and without waiting for them.
  void settleSignOut();
  const member = storedMember();
  if (!member) return set({ status: 'unauthenticated' });
  try {
    await api.verifySession();
  } catch (problem) {
    // Without an answer the stored member stands: each page then says that the server is out of reach.
    if (!(problem instanceof ApiProblem && (problem.unanswered || problem.code === 'MEMBER_SUSPENDED'))) {
      return forgetSession();
    }
  }
  set({ status: 'authenticated', member });
}

export function enterSession(member: CurrentMember): void {
  api.forgetSession();
  wipeSeen();
  keptLanguage.forgetMember();
  kept.remove(LOGOUT_FLAG);
  const { id, membercode, membername, role } = member;
  kept.write(MEMBER_KEY, JSON.stringify({ id, membercode, membername, role }));
  set({ status: 'authenticated', member, suspended: false });
}

/** The member's name may change in the profile. */
export function renameCurrentMember(membername: string): void {
  if (!session.member || session.member.membername === membername) return;
  const member = { ...session.member, membername };
  kept.write(MEMBER_KEY, JSON.stringify(member));
  set({ member });
}

/** Ends the session of the screen without a word to the server: it is over there already. */
function forgetSession(endedBy: NonNullable<ScreenSession['endedBy']> = 'server'): void {
  api.forgetSession();
  wipeSeen();
  // The last that other tabs hear of the member: why nobody is signed in any more.
  kept.write(MEMBER_KEY, endedBy);
  for (const key of CLEARED_KEYS) {
    kept.remove(key);
    keptInTab.remove(key);
  }
  kept.write(LOGOUT_FLAG, 'true');
  set({ status: 'unauthenticated', member: undefined, suspended: false, endedBy });
}

/** What was still under way at a sign-out is refused after it, and says nothing new. */
function hearItIsOver(): void {
  if (session.status !== 'unauthenticated') forgetSession();
}

/** Somebody learnt that the member is suspended: the warning comes up. */
export function reportSuspended(): void {
  wipeSeen();
  set({ suspended: true });
}

/** Signs out here and on the server; the screen is wiped even when the server cannot be reached, which is told later. */
export async function signOut(why: NonNullable<ScreenSession['endedBy']> = 'member'): Promise<void> {
  api.owedSignOut.owe();
  forgetSession(why);
  // The end of the day is no sign-out: the device is told on, and speaks on until somebody else has signed in.
  if (why !== 'daily') {
    void leaveMemberLanguage();
    void endPush();
  }
  await settleSignOut();
}

const TELL_AGAIN_MS = 30_000;
let tellingAgain: ReturnType<typeof setTimeout> | undefined;

/** Tells the server of a sign-out; again after a while, and with the network's return, until it has heard. */
async function settleSignOut(): Promise<void> {
  clearTimeout(tellingAgain);
  try {
    await api.owedSignOut.settle();
  } catch (problem) {
    console.info('The server could not be told of the sign-out.', problem);
    tellingAgain = setTimeout(settleSignOut, TELL_AGAIN_MS);
  }
}

/** What happens to the session in one tab happens in all, for the same reason. */
function followOtherTab(event: StorageEvent): void {
  if (event.key !== MEMBER_KEY && event.key !== null) return;
  const member = storedMember();
  if (member?.id === session.member?.id) return;
  api.forgetSession();
  if (!member) {
    keptInTab.remove('CheckIn');
    void startLanguage();
  }
  const why = event.newValue;
  const endedBy = why === 'daily' || why === 'server' ? why : 'member';
  set({ status: member ? 'authenticated' : 'unauthenticated', member, suspended: false, endedBy });
}
