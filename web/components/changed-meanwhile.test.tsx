import { screen, within } from '@testing-library/react';
import type { FormEvent } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { ChangedMeanwhile, type FieldVersions } from './changed-meanwhile.tsx';

beforeEach(() => {
  // jsdom lays nothing out, so it cannot scroll.
  Element.prototype.scrollIntoView = vi.fn();
});

const differences: readonly FieldVersions[] = [
  { label: 'Remark', opened: '', typed: 'by the river', stored: 'by the bridge' },
  { label: 'Car', opened: 'CAR-2', typed: '', stored: 'CAR-1' },
];

const show = (given: readonly FieldVersions[]) => {
  const [onTheirs, onMine, onSubmit] = [vi.fn(), vi.fn(), vi.fn((event: FormEvent) => event.preventDefault())];
  const page = renderPage(
    <form onSubmit={onSubmit}>
      <ChangedMeanwhile fields={given} onTheirs={onTheirs} onMine={onMine} />
    </form>,
  );
  return { onTheirs, onMine, onSubmit, ...page };
};

describe('what somebody else saved meanwhile', () => {
  it('stands beside what was typed, field by field, and has the keyboard', () => {
    show(differences);
    const section = screen.getByRole('region', { name: 'This was saved elsewhere while you were editing it.' });
    expect(document.activeElement).toBe(section);
    const [remark, car] = within(section).getAllByRole('term');
    expect(remark?.parentElement?.textContent).toBe('RemarkYou typedby the riverStored nowby the bridge');
    expect(car?.parentElement?.textContent).toBe('CarYou typedemptyStored nowCAR-1');
  });

  it('is taken, or saved over by sending the form, as it is chosen', async () => {
    const { user, onTheirs, onMine, onSubmit } = show(differences);
    await user.click(screen.getByRole('button', { name: 'Take what is stored' }));
    expect([onTheirs, onMine, onSubmit].map((it) => it.mock.calls.length)).toEqual([1, 0, 0]);
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect([onTheirs, onMine, onSubmit].map((it) => it.mock.calls.length)).toEqual([1, 1, 1]);
  });

  it('asks nothing of what only one of both changed, and tells what only they did', async () => {
    const { user, onMine } = show([
      { label: 'Remark', opened: '', typed: 'by the river', stored: '' },
      { label: 'Car', opened: 'CAR-2', typed: 'CAR-2', stored: 'CAR-1' },
    ]);
    const told = screen.getAllByRole('term').map((it) => it.parentElement?.textContent);
    expect(told).toEqual(['CarIt wasCAR-2Stored nowCAR-1']);
    await user.click(screen.getByRole('button', { name: 'Save mine beside what is stored' }));
    expect(onMine).toHaveBeenCalledOnce();
  });

  it('says so where both are the same', () => {
    show([]);
    expect(screen.getByText('What was saved is what you typed.')).toBeDefined();
  });

  it('says so where something else of it was saved than the form shows', () => {
    show([{ label: 'Remark', opened: '', typed: 'by the river', stored: '' }]);
    expect(screen.getByText('Nothing that you see here is changed by that.')).toBeDefined();
    expect(screen.queryByText('What was saved is what you typed.')).toBeNull();
  });
});
