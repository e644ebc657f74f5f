import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { Look } from '../../app/theme/look.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { useSnackbar } from '../snackbar.tsx';
import { ConfirmationDialog } from './confirmation-dialog.tsx';
import { DeleteDialog } from './question-dialog.tsx';
import { RetryDialog } from './retry-dialog.tsx';
import SuspensionDialog from './suspension-dialog.tsx';

const Address = () => <output aria-label="address">{useLocation().pathname}</output>;
/** Says that something is saved, then asks whether something else should be deleted. */
function SavedThenAsked() {
  const say = useSnackbar();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <button type="button" onClick={() => say('The trip is saved.')}>
        Save
      </button>
      <button type="button" onClick={() => setAsked(true)}>
        Delete
      </button>
      <DeleteDialog open={asked} onYes={() => undefined} onNo={() => undefined} />
    </>
  );
}
const address = () => screen.getByLabelText('address').textContent;

describe('the dialogs of the specification', () => {
  it('asks before a record is deleted', async () => {
    const onYes = vi.fn();
    const { user } = renderPage(<DeleteDialog open onYes={onYes} onNo={() => undefined} />);
    expect(screen.getByRole('alertdialog').textContent).toContain(
      'Do you really want to delete this record? This process cannot be undone.',
    );
    await user.click(screen.getByRole('button', { name: 'Yes, delete' }));
    expect(onYes).toHaveBeenCalledOnce();
  });

  it('take one answer of a finger that bounces, and another one once the first has come to nothing', async () => {
    const onYes = vi.fn();
    const asked = (busy: boolean) => (
      <Look>
        <DeleteDialog open busy={busy} onYes={onYes} onNo={() => undefined} />
      </Look>
    );
    const { rerender } = render(asked(false));
    const yes = screen.getByRole('button', { name: 'Yes, delete' });
    const press = () => act(() => yes.click());
    press();
    press();
    expect(onYes).toHaveBeenCalledOnce();
    rerender(asked(true));
    press();
    expect(onYes).toHaveBeenCalledOnce();
    rerender(asked(false));
    press();
    expect(onYes).toHaveBeenCalledTimes(2);
  });

  it('take no answer any more while they close', () => {
    const onYes = vi.fn();
    const asked = (open: boolean) => (
      <Look>
        <DeleteDialog open={open} onYes={onYes} onNo={() => undefined} />
      </Look>
    );
    const { rerender } = render(asked(true));
    const yes = screen.getByRole('button', { name: 'Yes, delete' });
    rerender(asked(false));
    act(() => yes.click());
    expect(onYes).not.toHaveBeenCalled();
  });

  it('are not covered by the word about what was done before', async () => {
    const { user } = renderPage(<SavedThenAsked />);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The trip is saved.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('The trip is saved.')).toBeNull());
    expect(screen.getByRole('alertdialog')).toBeDefined();
  });

  it('warns a suspended member, who can only confirm', async () => {
    const onOk = vi.fn();
    const { user } = renderPage(<SuspensionDialog onOk={onOk} />);
    expect(screen.getByRole('alertdialog', { name: 'Member suspended!' }).textContent).toContain(
      'Your account is suspended! Please contact to the administrator',
    );
    await user.keyboard('{Escape}');
    expect(onOk).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(onOk).toHaveBeenCalledOnce();
  });

  it('confirms with title, message and time, and OK leads on', async () => {
    const onOk = vi.fn();
    const { user } = renderPage(
      <>
        <ConfirmationDialog
          open
          title="You are checked in"
          message="At Head Office"
          timeLabel="Check-in time"
          time="08:31:05"
          url="/dashboard/checkinmember"
          onOk={onOk}
        />
        <Address />
      </>,
      '/dashboard/checkinmember/new',
    );
    for (const text of ['You are checked in', 'At Head Office', '08:31:05'])
      expect(screen.getByText(text)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(onOk).toHaveBeenCalledOnce();
    await waitFor(() => expect(address()).toBe('/dashboard/checkinmember'));
  });

  it('offers another try, which resets what stood in the way and leads on', async () => {
    const onRetry = vi.fn();
    const { user } = renderPage(
      <>
        <RetryDialog
          open
          title="Outside"
          subtitle="5 km away"
          message="Go nearer"
          url="/dashboard/checkinmember/new"
          onRetry={onRetry}
          onClose={() => undefined}
        />
        <Address />
      </>,
      '/dashboard/checkinmember',
    );
    for (const text of ['Outside', '5 km away', 'Go nearer']) expect(screen.getByText(text)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledOnce();
    await waitFor(() => expect(address()).toBe('/dashboard/checkinmember/new'));
  });
});
