import { type Punch, type PunchInput, recordPunch } from '@muster/domain/attendance/attendance-contract.ts';
import { MAX_SKEW } from '@muster/domain/attendance/offline-punch.ts';
import type { Parameters, ProblemCode } from '@muster/domain/wire/problem.ts';
import { useSyncExternalStore } from 'react';
import { api } from '../../lib/api/api.ts';
import { ApiProblem, type LocalCode } from '../../lib/api/api-problem.ts';
import { browserList } from '../../lib/kept/browser-list.ts';
import { noteWaiting } from '../../lib/kept/waiting-here.ts';

/**
 * A check-in or check-out from the press of its button until the server has answered, exactly as it is sent. It outlives the
 * tab and the session, and belongs to its member: nobody else's session sends it.
 */
export interface WaitingPunch {
  readonly clientid: string;
  readonly body: PunchInput;
  /** By how many milliseconds the server's clock was ahead of the device's when the button was pressed. */
  readonly skew: number;
  /** Whoever made it for its member, by code: it is theirs to send and to read. */
  readonly lead?: string;
  /** Why the server did not take it; it stays until its member has read that. */
  readonly refused?: { readonly code: ProblemCode | LocalCode; readonly params?: Parameters | undefined };
}

/** What the screen said when the button was pressed, and what is recorded of one that waits. */
export const promisedTime = ({ body, skew }: WaitingPunch): Temporal.Instant =>
  Temporal.Instant.from(body.checktime).add({ milliseconds: skew });

/** One that the screen tells of. What is under way for the first time counts by the server's clock: its time is not known yet. */
export interface ToldPunch extends WaitingPunch {
  readonly underWay?: true;
}

export const list = browserList<WaitingPunch>('punches');
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('muster-punches');
const watchers = new Set<() => void>();
let known: readonly WaitingPunch[] = [];
/** What this tab sends for the first time: `quietly` where it has not taken long, and the button alone says so. */
const firstSends = new Map<string, 'quietly' | 'told'>();
/** What some tab is sending for the first time. */
let held: ReadonlySet<string> = new Set();
let shown: readonly ToldPunch[] = [];
/** A first send that takes longer is told beside the button too. */
const TOLD_AFTER_MS = 5000;

/** Whether some tab sends it for the first time, or is about to: nobody else sends it meanwhile. */
export const isUnderWay = (it: WaitingPunch): boolean => firstSends.has(it.clientid) || held.has(ownLock(it));

function tell(): void {
  shown = known
    .filter((it) => firstSends.get(it.clientid) !== 'quietly')
    .map((it) => (isUnderWay(it) ? { ...it, underWay: true } : it));
  for (const notify of watchers) notify();
}

export async function readAgain(): Promise<void> {
  known = (await list.all()).toSorted((a, b) => (a.body.sequence ?? 0) - (b.body.sequence ?? 0));
  noteWaiting(known.some((it) => !it.refused));
  held = await heldLocks();
  tell();
}

export async function changed(): Promise<void> {
  await readAgain();
  channel?.postMessage('changed');
}

if (channel) channel.onmessage = () => void readAgain();

/** Tells of every change of the list, also by another tab or the worker. */
export function watchWaiting(notify: () => void): () => void {
  watchers.add(notify);
  if (watchers.size === 1) void readAgain();
  return () => watchers.delete(notify);
}

const snapshot = (): readonly ToldPunch[] => shown;
const ownOf = <T extends WaitingPunch>(all: readonly T[], membercode: string): readonly T[] =>
  all.filter((it) => !it.lead && it.body.membercode === membercode);
/** The member's own, and those that they have made for others; what others have made for them is none of these. */
export const sentBy = <T extends WaitingPunch>(all: readonly T[], membercode: string): readonly T[] =>
  all.filter((it) => (it.lead ?? it.body.membercode) === membercode);

/** Those of everybody on this device that wait, are slow on their way or were not taken, in their order. */
export const useAllPunches = (): readonly ToldPunch[] => useSyncExternalStore(watchWaiting, snapshot);

/** The member's own of them. */
export const useWaitingPunches = (membercode: string): readonly ToldPunch[] => ownOf(useAllPunches(), membercode);

/** Those that are the member's to send, still to be sent. */
export const stillToSend = (membercode: string): readonly WaitingPunch[] =>
  sentBy(known, membercode).filter((it) => !it.refused);

/** Whether any of the member's own is on the device: it comes before anything new, also to be read where it was refused. */
export const hasWaiting = async (membercode: string): Promise<boolean> =>
  ownOf(await list.all(), membercode).length > 0;

const ownToSend = (membercode: string) => ownOf(stillToSend(membercode), membercode);

/** The place of a new one in the row of those that wait. */
export const nextSequence = (membercode: string): number =>
  Math.max(0, ...ownToSend(membercode).map((it) => it.body.sequence ?? 0)) + 1;

/** Forgets one: its member has read why it was not taken, or gave it up. */
export async function dropWaiting(clientid: string): Promise<void> {
  await list.remove(clientid);
  await changed();
}

/** Nobody waits longer than this for an answer: the list holds what was not answered. */
const PATIENCE_MS = 15_000;
/** Refusals of the punch itself. Any other answer is about the session, the server or its haste, and lets it wait. */
const FINAL = new Set([400, 409, 422]);
/** What a proxy on the way answers in its own words, whatever its status, is no refusal of the punch either. */
export const isFinal = ({ code, status }: ApiProblem): boolean => FINAL.has(status) && code !== 'UNREADABLE';
/** More than may be told is told as a time that was put right already. */
export const later = ({ body, skew }: WaitingPunch): PunchInput => ({
  ...body,
  offline: true,
  ...(Math.abs(skew) <= MAX_SKEW ? { skew } : {}),
});

const post = async (body: PunchInput): Promise<Punch> =>
  (await api.call(recordPunch, { body }, { patience: PATIENCE_MS })).data;

/** Sends one that waited. @throws ApiProblem where it has to go on waiting */
async function deliver(it: WaitingPunch): Promise<Punch | undefined> {
  try {
    const punch = await post(later(it));
    await dropWaiting(it.clientid);
    return punch;
  } catch (problem) {
    if (!(problem instanceof ApiProblem && isFinal(problem))) throw problem;
    await list.put({ ...it, refused: { code: problem.code, params: problem.params } });
    await changed();
    return undefined;
  }
}

let turn: Promise<unknown> = Promise.resolve();

/** One sends at a time, in this tab and in all others where the browser lets tabs wait for each other. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const locked = () => (navigator.locks ? (navigator.locks.request('muster-punches', work) as Promise<T>) : work());
  const mine = turn.then(locked, locked);
  turn = mine.catch(() => undefined);
  return mine;
}

const ownLock = ({ clientid }: WaitingPunch) => `muster-punch-${clientid}`;

/** Keeps punches to the tab that is about to send them as made now; no other tab may send them as ones that waited. */
const holding = <T>([it, ...rest]: readonly WaitingPunch[], work: () => Promise<T>): Promise<T> =>
  it && navigator.locks ? (navigator.locks.request(ownLock(it), () => holding(rest, work)) as Promise<T>) : work();

async function heldLocks(): Promise<ReadonlySet<string>> {
  const locks = await navigator.locks?.query();
  return new Set(locks?.held?.map((it) => it.name ?? ''));
}

/**
 * Keeps a new punch, sends what waits before it, and then it. It is on the disk before anything is sent, and leaves the
 * list when the server has answered, whatever that was.
 * @throws ApiProblem; where that is no refusal of the punch it waits
 */
export const keepAndSend = (it: WaitingPunch): Promise<Punch> =>
  keptUntilSent([it], async () => {
    const { membercode, sequence = 1 } = it.body;
    for (const earlier of ownToSend(membercode)) if ((earlier.body.sequence ?? 1) < sequence) await deliver(earlier);
    try {
      const punch = await post(it.body);
      await dropWaiting(it.clientid);
      return punch;
    } catch (problem) {
      if (problem instanceof ApiProblem && isFinal(problem)) await dropWaiting(it.clientid);
      throw problem;
    }
  });

/** Keeps new punches, and then has them sent in their turn. */
export async function keptUntilSent<T>(all: readonly WaitingPunch[], send: () => Promise<T>): Promise<T> {
  const mark = (how: 'quietly' | 'told') => {
    for (const it of all) firstSends.set(it.clientid, how);
  };
  mark('quietly');
  const timer = setTimeout(() => {
    mark('told');
    tell();
  }, TOLD_AFTER_MS);
  try {
    return await holding(all, async () => {
      for (const it of all) await list.put(it);
      await changed();
      return inTurn(send);
    });
  } finally {
    clearTimeout(timer);
    for (const it of all) firstSends.delete(it.clientid);
    await changed();
  }
}

/** Sends what waits of the member. @returns what was recorded; what could not be sent waits on */
export async function sendWaiting(membercode: string): Promise<Punch[]> {
  await readAgain();
  if (ownToSend(membercode).length === 0) return [];
  return inTurn(async () => {
    await readAgain();
    const sent: Punch[] = [];
    for (const it of ownToSend(membercode)) {
      if ((await heldLocks()).has(ownLock(it))) break;
      try {
        const punch = await deliver(it);
        if (punch) sent.push(punch);
      } catch (problem) {
        console.info('A check-in goes on waiting.', problem);
        break;
      }
    }
    return sent;
  });
}

/** Whether a failed try leaves the punch waiting. */
export const goesOnWaiting = (problem: ApiProblem): boolean => !isFinal(problem);
