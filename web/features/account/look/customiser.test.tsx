import { presets, usualPreferences } from '@muster/domain/members/preferences.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Toolbar } from '../../../app/shell/toolbar/toolbar.tsx';
import { chooseLook, lookChoices } from '../../../lib/look/look-choices.ts';
import { enterSession } from '../../../lib/session/session-store.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, success } from '../../../testing/wire.ts';
import { usePreferences } from '../use-preferences.ts';

const READ = 'GET /api/membercode/preferences';
const SAVE = 'PUT /api/membercode/preferences';

function Screen() {
  const choose = usePreferences();
  return <Toolbar open={lookChoices.toolbar.useChosen() === 'open'} onChoose={choose} />;
}

const company = { name: 'Lotus', zone: 'Asia/Yangon', weekstart: 1, today: '2026-11-20', samples: false };

async function opened(more: object = {}) {
  let stored = { ...usualPreferences, stored: true, ...more };
  const wire = answerWire({
    'GET /api/office/company': { body: success(company) },
    [READ]: () => ({ body: success(stored) }),
    [SAVE]: ({ body }) => {
      stored = { ...stored, ...(body as object) };
      return { body: success(stored) };
    },
  });
  const { user } = renderPage(<Screen />);
  await user.click(await screen.findByRole('button', { name: 'Tools' }));
  await user.click(await screen.findByRole('button', { name: 'Look' }));
  await screen.findByRole('dialog', { name: 'Theme settings' });
  return { wire, user };
}

beforeEach(() => {
  chooseLook(usualPreferences);
  enterSession({ id: 11, membercode: 'EM001', membername: 'Aye Chan Moe', role: 'MEMBER' });
});

describe('the look', () => {
  it('that is ready-made changes all of its parts at once, and is kept', async () => {
    const { wire, user } = await opened();
    expect(screen.getByRole('button', { name: 'Dark navigation', pressed: true })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Narrow navigation' }));
    await waitFor(() => expect(wire.bodies(SAVE)).toEqual([{ toolbar: 'open' }, presets.compact]));
    expect(screen.getByRole('button', { name: 'Narrow navigation', pressed: true })).toBeDefined();
    expect(localStorage.getItem('muster-sidebartheme')).toBe('purpleDark1');
  });

  it('has eleven colours, for the accent and for each bar', async () => {
    const { wire, user } = await opened();
    await user.click(screen.getByRole('tab', { name: 'Your own' }));
    expect(screen.getByRole('group', { name: 'Colour' }).querySelectorAll('button')).toHaveLength(11);
    const footer = screen.getByLabelText<HTMLSelectElement>('Colour of the footer');
    expect(footer.options).toHaveLength(11);
    await user.selectOptions(footer, 'Dark purple');
    await waitFor(() => expect(wire.bodies(SAVE).at(-1)).toEqual({ footertheme: 'purpleDark1' }));
    await user.click(screen.getByRole('button', { name: 'Narrow' }));
    await waitFor(() => expect(wire.bodies(SAVE).at(-1)).toEqual({ sidebar: 'compact' }));
  });

  it('that was chosen on another device holds here', async () => {
    await opened({ topbartheme: 'red' });
    await waitFor(() => expect(localStorage.getItem('muster-topbartheme')).toBe('red'));
  });
});
