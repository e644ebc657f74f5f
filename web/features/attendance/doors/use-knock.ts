import type { PunchedAtDoor } from '@muster/domain/doors/doors-contract.ts';
import { PIN_DIGITS } from '@muster/domain/doors/pin-rules.ts';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { doorCalls } from '../../../data/attendance/doors.ts';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { newKey } from '../../../lib/api/new-key.ts';
import { languageHere, startLanguage } from '../../../lib/words/language.ts';
import type { LostKeys } from './lost-keys.ts';

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

/** How long an answer is read, from when on the next one may press it away, and how long the page waits for somebody who has gone, ms. */
const READ_MS = 4000;
const READ_AT_LEAST_MS = 1000;
const GONE_MS = 20_000;

const nothing = (): Knock => ({
  ...{ step: 'code', code: '', pin: '', busy: false, problem: undefined, done: undefined },
  key: newKey(),
});

type KnockEvent =
  | { readonly does: 'clear' | 'back' | 'send' | 'erase' }
  | { readonly does: 'next'; readonly key: string }
  | { readonly does: 'begin'; readonly code: string }
  | { readonly does: 'code'; readonly code: string }
  | { readonly does: 'digit'; readonly digit: string }
  | { readonly does: 'punched'; readonly key: string; readonly done: PunchedAtDoor }
  | { readonly does: 'refused'; readonly key: string; readonly nextKey: string; readonly problem: ApiProblem };

const after: { readonly [D in KnockEvent['does']]: (knock: Knock, event: Extract<KnockEvent, { does: D }>) => Knock } =
  {
    clear: nothing,
    // Who comes next while an answer stands; what they press with is not lost.
    begin: (knock, { code }) => (knock.step === 'done' ? { ...nothing(), code } : knock),
    code: (knock, { code }) => ({ ...knock, code }),
    next: (knock, { key }) =>
      knock.code.trim() === '' ? knock : { ...knock, step: 'pin', pin: '', key, problem: undefined },
    // By whoever has mistyped theirs, or comes after somebody who went away: either types anew.
    back: nothing,
    digit: (knock, { digit }) =>
      knock.busy || knock.pin.length >= PIN_DIGITS ? knock : { ...knock, pin: knock.pin + digit, problem: undefined },
    erase: (knock) => (knock.busy ? knock : { ...knock, pin: knock.pin.slice(0, -1) }),
    send: (knock) => ({ ...knock, busy: true, problem: undefined }),
    // An answer to somebody who has gone meanwhile is nobody's to read.
    punched: (knock, { key, done }) => (knock.key === key ? { ...nothing(), step: 'done', done } : knock),
    refused: (knock, { key, nextKey, problem }) => {
      if (knock.key !== key) return knock;
      if (problem.unanswered) return { ...knock, busy: false, problem };
      return { ...knock, busy: false, problem, pin: '', key: nextKey };
    },
  };

const reduce = (knock: Knock, event: KnockEvent): Knock => after[event.does](knock, event as never);

/** Somebody's two steps at the door, and the way back to empty when they are done or gone. */
export function useKnock(onProblem: (problem: ApiProblem) => void, lost: LostKeys) {
  const [knock, tell] = useReducer(reduce, undefined, nothing);
  const { i18n } = useTranslation();
  useCleared({ ...knock, speaksOwn: i18n.language === languageHere() }, () => {
    tell({ does: 'clear' });
    void startLanguage();
    if (knock.problem?.unanswered) onProblem(knock.problem);
  });
  useNextComer(knock.step === 'done', (code) => {
    tell({ does: 'begin', code });
    void startLanguage();
  });
  const next = () => tell({ does: 'next', key: lost.keyOf(knock.code) });
  const send = async () => {
    const { code, pin, key, busy } = knock;
    if (busy || pin.length < PIN_DIGITS) return;
    tell({ does: 'send' });
    try {
      const done = await doorCalls.punch({ clientid: key, membercode: code, pin });
      lost.answered(code);
      tell({ does: 'punched', key, done });
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      if (problem.unanswered) lost.lose(code, key);
      tell({ does: 'refused', key, nextKey: lost.keyOf(code), problem });
      // One that was not answered may be pressed again first, under the same key.
      if (!problem.unanswered) onProblem(problem);
    }
  };
  return { knock, tell, next, send };
}

interface Standing extends Knock {
  /** Whether the language is that of the door, and not of whoever has come. */
  readonly speaksOwn: boolean;
}

/** Empties the page some seconds after the last touch. */
function useCleared({ step, code, pin, busy, speaksOwn }: Standing, clear: () => void): void {
  const isEmpty = step === 'code' && code === '' && speaksOwn;
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

/** An answer that has stood for a moment makes way for whoever comes next, by a press or by the first key of a member code. */
function useNextComer(isDone: boolean, begin: (code: string) => void): void {
  const comes = useEffectEvent(begin);
  useEffect(() => {
    if (!isDone) return;
    const byPress = () => comes('');
    const byKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const isCharacter = event.key.length === 1;
      // It is in the field already that it would be typed into.
      if (isCharacter) event.preventDefault();
      comes(isCharacter ? event.key.trim() : '');
    };
    const listen = () => {
      window.addEventListener('click', byPress);
      window.addEventListener('keydown', byKey);
    };
    const timer = setTimeout(listen, READ_AT_LEAST_MS);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('click', byPress);
      window.removeEventListener('keydown', byKey);
    };
  }, [isDone]);
}
