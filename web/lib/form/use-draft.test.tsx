import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerWire, failure, success } from '../../testing/wire.ts';
import { kept } from '../kept/browser-storage.ts';
import { draftKey, wipeSeen } from '../kept/wipe-seen.ts';
import { signOut, startSession } from '../session/session-store.ts';
import { useDraft } from './use-draft.ts';
import { type Outcome, useSending } from './use-sending.ts';

const ZONE = 'Asia/Yangon';
/** 09:00 in Yangon. */
const MORNING = Date.parse('2026-11-20T02:30:00Z');
const EMPTY = { place: '', remark: '' };

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: MORNING }));
afterEach(() => {
  vi.useRealTimers();
  wipeSeen();
});

interface Opened {
  readonly memberId?: number;
  readonly of?: string;
}

/** The form as it is opened once more, by the same member unless told. */
const open = ({ memberId = 1, of = 'new' }: Opened = {}) =>
  renderHook(() => {
    const [values, setValues] = useState(EMPTY);
    const change = (patch: Partial<typeof EMPTY>) => setValues((before) => ({ ...before, ...patch }));
    const filled = Object.values(values).some((it) => it !== '');
    const [sentAs, sendAs] = useState<string>();
    const form = { values, opened: EMPTY, filled, change, sentAs, sendAs };
    const draft = useDraft({ name: 'trip', of, memberId, zone: ZONE, form });
    return { values, change, sentAs, sendAs, draft };
  }).result;

/** Somebody opens the form, types, and loads the page anew. */
function typed(place: string, by: Opened = {}): void {
  const form = open(by);
  act(() => form.current.change({ place }));
}

/** Tries of one request, one after another, each with what came of it; the key under which they went. */
async function send(...outcomes: readonly Outcome[]): Promise<string> {
  const { result } = renderHook(useSending);
  let under = '';
  for (const outcome of outcomes) {
    await act(() =>
      result.current.send(async (key) => {
        under = key;
        return outcome;
      }),
    );
  }
  return under;
}

describe('what is typed into a form', () => {
  it('is there again when the page is loaded anew, with the time of the last key', () => {
    typed('Pyay');
    vi.setSystemTime(MORNING + 60_000);
    const again = open();
    expect(again.current.values).toEqual({ place: 'Pyay', remark: '' });
    expect(again.current.draft.typedAt).toBe(MORNING);
  });

  it('is kept as it is typed, and no more once all of it is taken out', () => {
    const form = open();
    act(() => form.current.change({ place: 'P' }));
    act(() => form.current.change({ place: 'Pyay', remark: 'by car' }));
    expect(open().current.values).toEqual({ place: 'Pyay', remark: 'by car' });
    act(() => form.current.change(EMPTY));
    expect(open().current.draft.typedAt).toBeUndefined();
  });

  it('is forgotten when it is saved or given up', () => {
    typed('Pyay');
    const saved = open();
    act(() => saved.current.draft.drop());
    expect(open().current.values).toEqual(EMPTY);
    typed('Bago');
    const again = open();
    act(() => again.current.draft.discard());
    expect([again.current.values, again.current.draft.typedAt]).toEqual([EMPTY, undefined]);
    expect(kept.read(draftKey('trip'))).toBeNull();
  });

  it('is off the device once the server has ended the session, and there again for its member on the same page', async () => {
    answerWire({
      'POST /jwt/token': { status: 401, body: failure('UNAUTHENTICATED') },
      'POST /api/membercode/logout': { body: success(null) },
    });
    kept.write('currentMember', JSON.stringify({ id: 1, membercode: 'EM001' }));
    typed('Pyay');
    await act(startSession);
    expect(kept.read(draftKey('trip'))).toBeNull();
    expect(open({ memberId: 2 }).current.values).toEqual(EMPTY);
    expect(open().current.values.place).toBe('Pyay');
    await act(() => signOut());
    expect(open().current.values, 'after a sign-out').toEqual(EMPTY);
  });

  it('goes on under the key of a try that was not answered, until it is given up', () => {
    typed('Pyay');
    expect(open().current.draft.maybeSent).toBe(false);
    const sent = open();
    act(() => sent.current.sendAs('first-try'));
    const again = open();
    expect([again.current.sentAs, again.current.draft.maybeSent]).toEqual(['first-try', true]);
    expect(open({ memberId: 2 }).current.sentAs).toBeUndefined();
    act(() => again.current.draft.discard());
    expect(again.current.sentAs).toBeUndefined();
    typed('Bago');
    expect(open().current.sentAs).toBeUndefined();
  });

  it('says that nothing was saved where the try was refused, as by the end of the session, and whatever is refused after it', async () => {
    typed('Pyay');
    const sent = open();
    const key = await send('refused');
    act(() => sent.current.sendAs(key));
    // The sign-in, with a wrong password first.
    await send('refused');
    const again = open();
    expect([again.current.values.place, again.current.sentAs]).toEqual(['Pyay', undefined]);
    expect([again.current.draft.notSaved, again.current.draft.maybeSent]).toEqual([true, false]);
  });

  it('says that it is perhaps sent where a try had no answer, also before one that was refused', async () => {
    typed('Pyay');
    const sent = open();
    const key = await send('unanswered', 'refused');
    act(() => sent.current.sendAs(key));
    const again = open();
    expect([again.current.draft.notSaved, again.current.draft.maybeSent]).toEqual([false, true]);
  });

  it('is nobody else’s, and of nothing else', () => {
    typed('Pyay');
    expect(open({ memberId: 2 }).current.values).toEqual(EMPTY);
    expect(open({ of: '7 as of revision 3' }).current.values).toEqual(EMPTY);
    expect(open().current.values.place).toBe('Pyay');
  });

  it('stays for who has opened another form and typed nothing there', () => {
    typed('Pyay');
    open({ of: '7 as of revision 3' });
    expect(open().current.values.place).toBe('Pyay');
  });

  it('ends with the day of the company', () => {
    typed('Pyay');
    const raw = kept.read(draftKey('trip')) ?? '';
    const opened = (at: string) => {
      vi.setSystemTime(Date.parse(at));
      // Each opening keeps what it finds anew; this is what the morning left.
      kept.write(draftKey('trip'), raw);
      return open().current.values.place;
    };
    // 23:54:59 and 23:55 in Yangon.
    expect(opened('2026-11-20T17:24:59Z')).toBe('Pyay');
    expect(opened('2026-11-20T17:25:00Z')).toBe('');
  });

  it('goes with all that was seen', () => {
    typed('Pyay');
    wipeSeen();
    expect(open().current.values).toEqual(EMPTY);
  });

  it.each(['', 'null', '{', '[]', '"Pyay"', '{"of":"new","memberId":1}'])('that was spoilt to %j is none', (spoilt) => {
    kept.write(draftKey('trip'), spoilt);
    expect(open().current.values).toEqual(EMPTY);
  });
});
