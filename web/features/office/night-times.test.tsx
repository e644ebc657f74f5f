import { saveSettings } from '@muster/domain/office/settings-contract.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { SAVE, save, saved, sent, show, stored } from '../../testing/stored-settings.tsx';
import { success } from '../../testing/wire.ts';

const NIGHT = { nightfrom: '22:00', nighttill: '06:00' };
const nightTimes = () =>
  ['begins', 'ends'].map((it) => screen.getByLabelText(new RegExp(`^Night work ${it} at`))) as [
    HTMLInputElement,
    HTMLInputElement,
  ];

/** What judges the form is fetched beside it: here it is there. */
beforeAll(async () => {
  await saveSettings.schemas();
  await import('@muster/domain/wire/invalid-input.ts');
});

describe('the times of the night', () => {
  it('are two, or none', async () => {
    const { wire, user } = await show({
      [SAVE]: ({ body }) => ({ body: success({ ...stored, ...(body as object), revision: 4 }) }),
    });
    const [begins, ends] = nightTimes();
    await user.type(begins, '22:00');
    await user.click(save());
    expect(await screen.findByText('Please fill this in.')).toBeDefined();
    await user.type(ends, '22:00');
    await user.click(save());
    expect(await screen.findByText('The night ends at another time than it begins.')).toBeDefined();
    await user.clear(ends);
    await user.type(ends, '06:00');
    await user.click(save());
    expect(await screen.findByText('The settings are saved.')).toBeDefined();
    await user.clear(begins);
    await user.clear(ends);
    await user.click(save());
    await waitFor(() => expect(saved(wire)).toHaveLength(2));
    expect(saved(wire)).toEqual([
      { ...sent, ...NIGHT },
      { ...sent, revision: 4 },
    ]);
  });

  it('have nothing more said of them once either is changed', async () => {
    const { user } = await show();
    const [begins, ends] = nightTimes();
    await user.type(begins, '22:00');
    await user.click(save());
    expect(await screen.findByText('Please fill this in.')).toBeDefined();
    await user.clear(begins);
    expect(screen.queryByText('Please fill this in.')).toBeNull();
    for (const time of [begins, ends]) await user.type(time, '06:00');
    await user.click(save());
    expect(await screen.findByText('The night ends at another time than it begins.')).toBeDefined();
    await user.type(begins, '22:00');
    expect(screen.queryByText('The night ends at another time than it begins.')).toBeNull();
  });

  it('are not saved as none where they are typed in part', async () => {
    const { wire, user } = await show(
      { [SAVE]: ({ body }) => ({ body: success({ ...stored, ...(body as object), revision: 4 }) }) },
      { ...stored, ...NIGHT },
    );
    const times = nightTimes();
    // As a browser tells of a time without its hour, which this one cannot be given.
    for (const time of times) {
      await user.clear(time);
      Object.defineProperty(time, 'validity', { configurable: true, value: { badInput: true } });
    }
    await user.click(save());
    expect(screen.getAllByText('Please fill this in.')).toHaveLength(2);
    expect(wire.count(SAVE)).toBe(0);
    for (const time of times) Object.defineProperty(time, 'validity', { value: { badInput: false } });
    await user.click(save());
    await waitFor(() => expect(saved(wire)).toEqual([{ ...sent, nightfrom: null, nighttill: null }]));
  });

  it('are said to hold of work that is done, from when on, before they are saved', async () => {
    const night = { from: '2026-11-02', members: 12 };
    const { wire, user } = await show(
      {
        [SAVE]: ({ body, query }) => ({
          body: success({
            ...{ ...stored, ...(body as object) },
            ...(query.get('preview') ? { touches: { periods: [], days: null, night } } : { revision: 4 }),
          }),
        }),
      },
      { ...stored, ...NIGHT },
    );
    const [begins] = nightTimes();
    await user.clear(begins);
    await user.type(begins, '21:00');
    await user.click(save());
    const question = await screen.findByRole('alertdialog', { name: 'Save these settings?' });
    expect(question.textContent).toMatch(/^Save these settings\?Night work would be counted by other times/);
    expect(question.textContent).toMatch('from 02/11/2026 on. 12 members have worked on them.');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(saved(wire)).toEqual([]);
    await user.click(save());
    const again = await screen.findByRole('alertdialog', { name: 'Save these settings?' });
    await user.click(within(again).getByRole('button', { name: 'Save the settings' }));
    await waitFor(() => expect(saved(wire)).toEqual([{ ...sent, ...NIGHT, nightfrom: '21:00' }]));
  });
});
