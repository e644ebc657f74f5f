import { sessionEnd } from '@muster/domain/session/session-end.ts';
import { useEffect, useRef, useState } from 'react';
import { kept } from '../kept/browser-storage.ts';
import { type DraftName, draftKey } from '../kept/wipe-seen.ts';
import { currentSession } from '../session/session-store.ts';
import { serverAhead, serverNow } from '../time/server-clock.ts';
import type { Values } from './form-values.ts';
import { refusedTries } from './refused-tries.ts';

interface Draft<V> {
  readonly memberId: number;
  /** What it is of: a new one, or which stored one. */
  readonly of: string;
  /** The stored one as the form went by it when this was typed. */
  readonly base?: unknown;
  readonly values: V;
  /** The key under which it was sent, where no answer came. */
  readonly sentAs?: string;
  /** It was sent and refused, by ending the session: nothing is stored. */
  readonly refused?: true;
  /** When it was typed, and when the session of then ends; milliseconds since 1970 by the server's clock. */
  readonly at: number;
  readonly until: number;
}

interface DraftOptions<V extends Values> {
  readonly name: DraftName;
  readonly of: string;
  /** What is stored, as the form goes by it: what is put back must be sent as a change of that, not of a newer one. */
  readonly base?: unknown;
  readonly memberId: number;
  readonly zone: string;
  readonly form: {
    readonly values: V;
    /** What it began with, or went on with last. */
    readonly opened: V;
    readonly filled: boolean;
    readonly change: (patch: Partial<V>) => void;
    readonly sentAs: string | undefined;
    readonly sendAs: (key: string | undefined) => void;
  };
  /** Has the form go by what is stored now, when the draft is given up. */
  readonly renew?: () => void;
}

/** What was typed on this page, by its name: where the server has ended a session it is off the device, and here yet. */
const onThisPage = new Map<DraftName, string>();

function textOf(name: DraftName): string | undefined {
  const text = kept.read(draftKey(name));
  if (text !== null) return text;
  if (currentSession().endedBy !== 'server') onThisPage.delete(name);
  return onThisPage.get(name);
}

function read<V>(name: DraftName, of: string, memberId: number): Draft<V> | undefined {
  try {
    const found = JSON.parse(textOf(name) ?? 'null') as Draft<V> | null;
    const isOurs = found?.of === of && found.memberId === memberId;
    return isOurs && Date.now() + serverAhead() < found.until ? withoutRefused(found) : undefined;
  } catch {
    return undefined;
  }
}

function withoutRefused<V>({ sentAs, ...draft }: Draft<V>): Draft<V> {
  if (sentAs === undefined) return draft;
  return refusedTries.has(sentAs) ? { ...draft, refused: true } : { ...draft, sentAs };
}

/** What a form must go by for the draft that it puts back: what was stored when that was typed. Nothing without a draft. */
export const baseOfDraft = <T>(name: DraftName, of: string, memberId: number): T | undefined =>
  read(name, of, memberId)?.base as T | undefined;

/**
 * Keeps what is typed into a form until it is saved or given up, across loading the page anew and without a connection,
 * and the key of a try that was not answered, so that the next one is the same request.
 * It is the member's, ends with the day of the company and is wiped with what they have seen; where the server has ended
 * the session, the page has it yet for who signs in there again.
 */
export function useDraft<V extends Values>({ name, of, base, memberId, zone, form, renew }: DraftOptions<V>) {
  const { values, opened, filled, change, sentAs, sendAs } = form;
  const [found, setFound] = useState(() => read<V>(name, of, memberId));
  const [isBack, setBack] = useState(found === undefined);
  const isKept = useRef(found !== undefined);
  const drop = () => {
    if (isKept.current) {
      kept.remove(draftKey(name));
      onThisPage.delete(name);
    }
    isKept.current = false;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was found is put back once, when the form opens.
  useEffect(() => {
    if (found) {
      change(found.values);
      sendAs(found.sentAs);
    }
    setBack(true);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what drops it is new with every render and always the same.
  useEffect(() => {
    if (!isBack) return;
    if (!filled) {
      drop();
      setFound(undefined);
      return;
    }
    isKept.current = true;
    const now = serverNow();
    const [at, until] = [now, sessionEnd(now, zone)].map((it) => it.epochMilliseconds);
    const text = JSON.stringify({ memberId, of, base, values, sentAs, at, until });
    onThisPage.set(name, text);
    kept.write(draftKey(name), text);
  }, [isBack, filled, values, sentAs, name, of, base, memberId, zone]);

  return {
    /** When what stands in the form was typed, where it was put back; milliseconds since 1970 by the server's clock. */
    typedAt: found?.at,
    /** It was sent, and refused as the session had ended: nothing is stored. */
    notSaved: found?.refused === true,
    /** It was sent and not answered: it may be stored. */
    maybeSent: sentAs !== undefined,
    /** Forgets it: it was saved or given up. */
    drop,
    /** Gives it up and begins anew. */
    discard: () => {
      change(opened);
      sendAs(undefined);
      renew?.();
      drop();
      setFound(undefined);
    },
  };
}
