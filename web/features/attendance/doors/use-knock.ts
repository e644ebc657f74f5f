import type { PunchedAtDoor } from '@muster/domain/doors/doors-contract.ts';
import { PIN_DIGITS } from '@muster/domain/doors/pin-rules.ts';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { doorCalls } from '../../../data/attendance/doors.ts';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { newKey } from '../../../lib/api/new-key.ts';

/** What somebody at the door has said so far. */
export interface Knock {
  readonly step: 'code' | 'pin' | 'done';
  readonly code: string;
  readonly pin: string;
  /** The same until it is answered, so that pressing again is the same punch. */
  readonly key: string;
  readonly busy: boolean;
  readonly problem: ApiProblem | undefined;
  readonly done: PunchedAtDoor | undefined;
}

/** How long an answer is read, and how long the page waits for somebody who has gone, ms. */
const READ_MS = 4000;
const GONE_MS = 20_000;

const nothing = (): Knock => ({
  ...{ step: 'code', code: '', pin: '', busy: false, problem: undefined, done: undefined },
  key: newKey(),
});

type Event =
  | { readonly does: 'clear' | 'next' | 'back' | 'send' | 'erase' }
  | { readonly does: 'code'; readonly code: string }
  | { readonly does: 'digit'; readonly digit: string }
  | { readonly does: 'punched'; readonly key: string; readonly done: PunchedAtDoor }
  | { readonly does: 'refused'; readonly key: string; readonly problem: ApiProblem };

const after: { readonly [D in Event['does']]: (knock: Knock, event: Extract<Event, { does: D }>) => Knock } = {
  clear: nothing,
  code: (knock, { code }) => ({ ...knock, code }),
  next: (knock) => (knock.code.trim() === '' ? knock : { ...knock, step: 'pin', pin: '', problem: undefined }),
  back: (knock) => ({ ...nothing(), code: knock.code }),
  digit: (knock, { digit }) =>
    knock.busy || knock.pin.length >= PIN_DIGITS ? knock : { ...knock, pin: knock.pin + digit, problem: undefined },
  erase: (knock) => (knock.busy ? knock : { ...knock, pin: knock.pin.slice(0, -1) }),
  send: (knock) => ({ ...knock, busy: true, problem: undefined }),
  // An answer to somebody who has gone meanwhile is nobody's to read.
  punched: (knock, { key, done }) => (knock.key === key ? { ...nothing(), step: 'done', done } : knock),
  refused: (knock, { key, problem }) => {
    if (knock.key !== key) return knock;
    if (problem.unanswered) return { ...knock, busy: false, problem };
    return { ...knock, busy: false, problem, pin: '', key: newKey() };
  },
};

const reduce = (knock: Knock, event: Event): Knock => after[event.does](knock, event as never);

/** Somebody's two steps at the door, and the way back to empty when they are done or gone. */
export function useKnock(onProblem: (problem: ApiProblem) => void) {
  const [knock, tell] = useReducer(reduce, undefined, nothing);
  useCleared(knock, () => {
    tell({ does: 'clear' });
    if (knock.problem?.unanswered) onProblem(knock.problem);
  });
  const send = async () => {
    const { code, pin, key, busy } = knock;
    if (busy || pin.length < PIN_DIGITS) return;
    tell({ does: 'send' });
    try {
      const done = await doorCalls.punch({ clientid: key, membercode: code, pin });
      tell({ does: 'punched', key, done });
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      tell({ does: 'refused', key, problem });
      // One that was not answered may be pressed again first, under the same key.
      if (!problem.unanswered) onProblem(problem);
    }
  };
  return { knock, tell, send };
}

/** Empties the page some seconds after the last touch. */
function useCleared({ step, code, pin, busy }: Knock, clear: () => void): void {
  const isEmpty = step === 'code' && code === '';
  const empty = useEffectEvent(clear);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever types, by whatever means, is there.
  useEffect(() => {
    if (isEmpty || busy) return;
    const wait = step === 'done' ? READ_MS : GONE_MS;
    let timer = setTimeout(empty, wait);
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(empty, wait);
    };
    const touches = step === 'done' ? [] : (['pointerdown', 'keydown'] as const);
    for (const it of touches) window.addEventListener(it, again);
    return () => {
      clearTimeout(timer);
      for (const it of touches) window.removeEventListener(it, again);
    };
  }, [isEmpty, busy, step, code, pin]);
}
