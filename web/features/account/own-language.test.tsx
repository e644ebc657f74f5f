import { usualPreferences } from '@muster/domain/members/preferences.ts';
import { act, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LanguageLinks } from '../../components/language-links.tsx';
import { enterSession, signOut } from '../../lib/session/session-store.ts';
import { chooseLanguage, startLanguage } from '../../lib/words/language.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answerWire, success } from '../../testing/wire.ts';
import { LanguageChoice } from './language-choice.tsx';
import { useOwnLanguage, usePreferences } from './use-preferences.ts';

const READ = 'GET /api/membercode/preferences';
const SAVE = 'PUT /api/membercode/preferences';
const page = document.documentElement;

function Settings() {
  useOwnLanguage();
  return <LanguageChoice onChoose={usePreferences()} />;
}

const SIGN_OUT = 'POST /api/membercode/logout';

function signedIn(of: object, member = { id: 11, membercode: 'EM001', membername: 'Aye Chan Moe' }) {
  let stored = { ...usualPreferences, stored: true, ...of };
  const wire = answerWire({
    [READ]: () => ({ body: success(stored) }),
    [SAVE]: ({ body }) => {
      stored = { ...stored, ...(body as object), languagechosen: true };
      return { body: success(stored) };
    },
    [SIGN_OUT]: { body: success({}) },
  });
  enterSession({ ...member, role: 'MEMBER' });
  return { wire, ...renderPage(<Settings />) };
}

beforeEach(() => chooseLanguage('en'));
afterEach(() => act(() => chooseLanguage('en')));

describe('before the sign-in', () => {
  it('each language is called by its own name, and is remembered on this device', async () => {
    const { user } = renderPage(<LanguageLinks />);
    expect(screen.getByRole('button', { name: 'မြန်မာ (Burmese)' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'English', pressed: true })).toBeDefined();
    await user.click(screen.getByRole('button', { name: /^မြန်မာ/ }));
    await screen.findByRole('group', { name: 'ဘာသာစကား' });
    expect([page.lang, page.dir, localStorage.getItem('muster-language')]).toEqual(['my', 'ltr', 'my']);
  });

  it('it is what the browser asks for first, until somebody chooses', async () => {
    localStorage.clear();
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['th-TH', 'my-MM', 'en']);
    await startLanguage();
    expect(i18next.language).toBe('my');
    expect(localStorage.getItem('muster-language')).toBeNull();
  });
});

describe('after the sign-in', () => {
  it('what the member once chose wins over this device', async () => {
    await chooseLanguage('en');
    const { wire } = signedIn({ language: 'my', languagechosen: true });
    await screen.findByRole('group', { name: 'ဘာသာစကား' });
    expect(wire.bodies(SAVE)).toEqual([]);
  });

  it('who never chose gets what was chosen on this device', async () => {
    await chooseLanguage('my');
    const { wire } = signedIn({});
    await waitFor(() => expect(wire.bodies(SAVE)).toEqual([{ language: 'my' }]));
    expect(page.lang).toBe('my');
  });

  it('a language that only the browser asks for is kept for nobody', async () => {
    localStorage.clear();
    const { wire } = signedIn({});
    await waitFor(() => expect(wire.count(READ)).toBe(1));
    expect(wire.bodies(SAVE)).toEqual([]);
  });

  describe('the next member on the same device', () => {
    const next = { id: 10, membercode: 'EM010', membername: 'Hnin Wai' };

    it.each([
      ['what the browser asks for', undefined],
      ['what was chosen at the sign-in', 'en'],
    ] as const)(
      'gets not what the one before reads but %s, also on the sign-in page between them',
      async (_, chosen) => {
        localStorage.clear();
        if (chosen) await chooseLanguage(chosen);
        const before = signedIn({ language: 'my', languagechosen: true });
        await screen.findByRole('group', { name: 'ဘာသာစကား' });
        before.unmount();
        await act(() => signOut());
        await waitFor(() => expect(page.lang).toBe('en'));
        const { wire } = signedIn({}, next);
        await screen.findByRole('group', { name: 'Language' });
        await waitFor(() => expect(wire.count(READ)).toBe(1));
        expect(wire.bodies(SAVE)).toEqual(chosen ? [{ language: chosen }] : []);
        expect(page.lang).toBe('en');
      },
    );

    it('gets it not either when the day ended without a sign-out; the sign-in page speaks on until then', async () => {
      localStorage.clear();
      const before = signedIn({ language: 'my', languagechosen: true });
      await screen.findByRole('group', { name: 'ဘာသာစကား' });
      before.unmount();
      await act(() => signOut('daily'));
      await act(() => startLanguage());
      expect(page.lang).toBe('my');
      const { wire } = signedIn({}, next);
      await screen.findByRole('group', { name: 'Language' });
      expect(wire.bodies(SAVE)).toEqual([]);
    });
  });

  it('another can be chosen, for every device', async () => {
    const { wire, user } = signedIn({ language: 'en', languagechosen: true });
    await user.click(await screen.findByRole('button', { name: /^မြန်မာ/ }));
    await screen.findByRole('group', { name: 'ဘာသာစကား' });
    expect(wire.bodies(SAVE)).toEqual([{ language: 'my' }]);
  });
});
