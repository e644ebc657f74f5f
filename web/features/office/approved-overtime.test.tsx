import { saveSettings } from '@muster/domain/office/settings-contract.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { SAVE, save, saved, sent, show, stored } from '../../testing/stored-settings.tsx';
import { success } from '../../testing/wire.ts';

/** What judges the form is fetched beside it: here it is there. */
beforeAll(async () => {
  await saveSettings.schemas();
  await import('@muster/domain/wire/invalid-input.ts');
});

it.each([
  [true, 'Overtime of 02/11/2026 – 19/11/2026 would count only once it is approved. 12 members have worked'],
  [false, 'All overtime of 02/11/2026 – 19/11/2026 would count, also what was rejected. 12 members have worked'],
])(
  'overtime of work that is done is said to count otherwise before that is saved, where it is to be approved: %s',
  async (asked, says) => {
    const overtime = { asked, from: '2026-11-02', to: '2026-11-19', members: 12 };
    const before = asked ? stored : { ...stored, overtimeapprovedfrom: '2026-11-02' };
    const { wire, user } = await show(
      {
        [SAVE]: ({ body, query }) => ({
          body: success({
            ...{ ...before, ...(body as object) },
            ...(query.get('preview') ? { touches: { periods: [], days: null, overtime } } : { revision: 4 }),
          }),
        }),
      },
      before,
    );
    const field = await screen.findByRole('textbox', { name: 'Overtime must be approved from' });
    await user.clear(field);
    if (asked) await user.type(field, '02/11/2026');
    await user.click(save());
    const question = await screen.findByRole('alertdialog', { name: 'Save these settings?' });
    expect(question.textContent).toContain('Other overtime would count, also of work that is done.');
    expect(question.textContent).toContain(says);
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(saved(wire)).toEqual([]);
    await user.click(save());
    const again = await screen.findByRole('alertdialog', { name: 'Save these settings?' });
    await user.click(within(again).getByRole('button', { name: 'Save the settings' }));
    await waitFor(() => expect(saved(wire)).toEqual([{ ...sent, overtimeapprovedfrom: asked ? '2026-11-02' : null }]));
  },
);
