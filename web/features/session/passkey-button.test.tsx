import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dropWaiting, keepAndSend } from '../../data/attendance/waiting-punches.ts';
import { endEarlyPage, readEarlyPress } from '../../lib/loading/early-page.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answerWire, failure, success } from '../../testing/wire.ts';
import { PasskeyButton } from './passkey-button.tsx';

const PUNCH = 'POST /api/membercheckin/createMember';
const ASK = 'POST /api/membercode/passkey/options';
const SIGN_IN = 'POST /api/membercode/passkey/verify';
/** Of whom no other test has left a check-in in this browser. */
const PK001 = { id: 11, membercode: 'PK001', membername: 'Aye Chan Moe', role: 'MEMBER' };
const asked = { body: success({ ticket: 'ticket-1', options: { challenge: 'AAAA', rpId: 'localhost' } }) };
const USED = 'muster-passkey';
const CHECK_IN = { name: 'Check in with a passkey' };
const ENTER = { name: 'Sign in with a passkey' };

/** What the device answers when the browser asks for finger, face or PIN. */
const touch = vi.fn<() => Promise<unknown>>();

beforeEach(() => {
  endEarlyPage();
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PublicKeyCredential', class {});
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get: touch } });
  const bytes = new Uint8Array([1, 2, 3]).buffer;
  touch.mockResolvedValue({
    ...{ id: 'AQID', rawId: bytes, type: 'public-key', authenticatorAttachment: 'platform' },
    response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes },
    getClientExtensionResults: () => ({}),
  });
  return () => Reflect.deleteProperty(navigator, 'credentials');
});

describe('checking in with a passkey', () => {
  it('is offered once a passkey has signed in on this device', async () => {
    answerWire({ [ASK]: asked, [SIGN_IN]: { body: success(PK001) } });
    const { user, unmount } = renderPage(<PasskeyButton />);
    expect(screen.queryByRole('button', CHECK_IN)).toBeNull();
    await user.click(screen.getByRole('button', ENTER));
    await waitFor(() => expect(localStorage.getItem(USED)).not.toBeNull());
    expect(readEarlyPress()).toBeUndefined();
    unmount();
    renderPage(<PasskeyButton />);
    expect(screen.getByRole('button', CHECK_IN)).toBeDefined();
  });

  it('is not offered for the second step of a password', () => {
    localStorage.setItem(USED, 'true');
    renderPage(<PasskeyButton waiting="ticket" />);
    expect(screen.queryByRole('button', CHECK_IN)).toBeNull();
  });

  it('signs in and has the check-in of the landing page pressed', async () => {
    localStorage.setItem(USED, 'true');
    answerWire({ [ASK]: asked, [SIGN_IN]: { body: success(PK001) } });
    const { user } = renderPage(<PasskeyButton />);
    await user.click(screen.getByRole('button', CHECK_IN));
    await waitFor(() => expect(localStorage.getItem('currentMember')).not.toBeNull());
    expect(readEarlyPress()).toMatchObject({ press: { checktype: 'in' }, unseen: true });
  });

  it('only signs in where an earlier one of the member waits', async () => {
    localStorage.setItem(USED, 'true');
    const time = { checktype: 'in', checktime: '2026-11-20T08:42:00.000+06:30' } as const;
    const body = { ...time, clientid: '0f5f6f4c-0c5c-4c5e-9d57-3f4a7a1f3c11', membercode: 'PK001', sequence: 1 };
    answerWire({ [PUNCH]: 'dropped', [ASK]: asked, [SIGN_IN]: { body: success(PK001) } });
    await expect(keepAndSend({ clientid: body.clientid, body, skew: 0 })).rejects.toMatchObject({ unanswered: true });
    const { user } = renderPage(<PasskeyButton />);
    await user.click(screen.getByRole('button', CHECK_IN));
    await waitFor(() => expect(localStorage.getItem('currentMember')).not.toBeNull());
    expect(readEarlyPress()).toBeUndefined();
    await dropWaiting(body.clientid);
  });

  it.each([
    ['the browser’s question was let pass', asked, new DOMException('', 'NotAllowedError'), undefined],
    ['the passkey is not known', asked, undefined, /did not match|not right/],
    ['there is no connection', 'dropped' as const, undefined, /could not be reached/],
  ])('is forgotten when %s', async (_, first, refusal, sentence) => {
    localStorage.setItem(USED, 'true');
    if (refusal) touch.mockRejectedValue(refusal);
    answerWire({ [ASK]: first, [SIGN_IN]: { status: 401, body: failure('SECOND_FACTOR_WRONG') } });
    const { user } = renderPage(<PasskeyButton />);
    await user.click(screen.getByRole('button', CHECK_IN));
    if (sentence) expect(await screen.findByText(sentence)).toBeDefined();
    await waitFor(() => expect(screen.getByRole('button', ENTER).hasAttribute('disabled')).toBe(false));
    expect(readEarlyPress()).toBeUndefined();
    expect(localStorage.getItem('currentMember')).toBeNull();
  });
});
