import type { HandedOutPins, handOutPins as handOutCall } from '@muster/domain/doors/doors-contract.ts';
import { MOST_PINS } from '@muster/domain/doors/doors-schemas.ts';
import { mayRunMember } from '@muster/domain/members/member-policy.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import { nowText } from '../../clock.ts';
import type { Read, Write } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/problems.ts';
import { tell } from '../../news/tell.ts';
import { doorsShown } from '../../records/attendance/door.ts';
import { storePins } from '../../records/attendance/door-pin.ts';
import { forgetPinGuesses } from '../../records/identity/sign-in-throttle.ts';
import { lockMembers } from '../../records/members/member.ts';
import { recordAudits } from '../../records/office/audit.ts';
import { type Getter, gettersOf } from './pins-view.ts';
import { randomPin } from './random-pin.ts';

type Asked = Parsed<typeof handOutCall>['body'];

interface Made extends Getter {
  readonly pin: string;
  readonly hash: string;
}

/**
 * New PINs for several members who do not sign in themselves, each shown in this answer alone; they are told. Whoever is
 * suspended or not the caller's to run gets none, and whoever has one keeps it unless they are named to get it again.
 * @throws NOT_FOUND where the company has no door, UNAVAILABLE
 */
export async function handOutPins(deps: Dependencies, caller: Caller, asked: Asked): Promise<HandedOutPins> {
  const { query } = deps.database;
  if (!(await doorsShown(query))) throw refuse('NOT_FOUND');
  const found = await gettersOf(query, asked, MOST_PINS + 1);
  const run = found.slice(0, MOST_PINS).filter((it) => mayRunMember(caller.member, it));
  const getting = run.filter((it) => it.since === null || isAgain(asked));
  const made: Made[] = [];
  // One after the other, so that whoever signs in meanwhile has their turn.
  for (const it of getting) {
    const pin = randomPin(it.membercode);
    made.push({ ...it, pin, hash: await deps.passwords.hash(pin) });
  }
  const stored = await deps.database.write((trx) => store(deps, trx, caller, { asked, made }));
  const kept = run.length - getting.length;
  const named = new Set(asked.membercodes).size;
  return {
    pins: stored.map(({ id, membercode, membername, pin }) => ({ membernoid: id, membercode, membername, pin })),
    kept,
    skipped: Math.max(0, named - kept - stored.length),
    next: found.length > MOST_PINS ? (found[MOST_PINS - 1]?.membercode ?? null) : null,
  };
}

/** Nobody who was not named loses what they have. */
const isAgain = ({ membercodes, again }: Asked) => again && membercodes !== undefined;

/** Keeps those of members who still are to get one. */
async function store(
  deps: Dependencies,
  trx: Write,
  caller: Caller,
  { asked, made }: { readonly asked: Asked; readonly made: readonly Made[] },
): Promise<Made[]> {
  if (made.length === 0) return [];
  await lockMembers(
    trx,
    made.map((it) => it.id),
  );
  const still = await stillGetting(trx, caller, asked, made);
  const stored = made.filter((it) => still.has(it.id));
  if (stored.length > 0) await keepHandedOut(deps, trx, caller, stored, nowText(deps.clock));
  return stored;
}

/** Keeps PINs of members who are held, puts that on record and tells them. */
export async function keepHandedOut(
  { post }: Dependencies,
  trx: Write,
  { member }: Caller,
  made: readonly Pick<Made, 'id' | 'membercode' | 'hash'>[],
  at: string,
): Promise<void> {
  const memberIds = made.map((it) => it.id);
  await storePins(
    trx,
    made.map(({ id, hash }) => ({ memberId: id, hash, since: at })),
  );
  await forgetPinGuesses(
    trx,
    made.map((it) => it.membercode),
  );
  await recordAudits(
    trx,
    memberIds.map((id) => ({
      ...{ at, actorId: member.id, action: 'member.hand-out-pin', subject: `member:${id}` },
    })),
  );
  const news = { code: 'pinHandedOut', params: { name: member.membername } } as const;
  await tell(post, trx, { memberIds, news, at });
}

/** Some may have chosen one, or been suspended, until they were held. */
async function stillGetting(db: Read, caller: Caller, asked: Asked, made: readonly Made[]): Promise<Set<number>> {
  const now = await gettersOf(db, { membercodes: made.map((it) => it.membercode) }, made.length);
  const since = new Map(made.map((it) => [it.id, it.since]));
  const same = now.filter((it) => isAgain(asked) || it.since === since.get(it.id));
  return new Set(same.filter((it) => mayRunMember(caller.member, it)).map((it) => it.id));
}
