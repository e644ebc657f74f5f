import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { enterSession } from '../../../lib/session/session-store.ts';
import { leaveData, someLeave } from '../../../testing/leave-data.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, failure, success } from '../../../testing/wire.ts';
import { LeaveDialogs } from './leave-dialogs.tsx';
import { useLeaveChoice } from './use-leave-choice.ts';

const EM001 = { id: 11, membercode: 'EM001', membername: 'Aye Chan Moe', role: 'MEMBER' as const };
const approved = someLeave({
  approve_status: 1,
  decisionremark: 'Enjoy',
  may: { edit: false, remove: false, giveback: true, act: false, cancel: false },
});
const RETURN = 'POST /api/leave/7/return';

beforeEach(() => act(() => enterSession(EM001)));

function Dialogs({ leave }: { readonly leave: typeof approved }) {
  return <LeaveDialogs data={leaveData([leave])} choice={useLeaveChoice()} />;
}

const show = (query: string, leave = approved) =>
  renderPage(<Dialogs leave={leave} />, `/dashboard/take_leave?${query}`);

describe('an approved leave', () => {
  it("is titled 'Taking Leave Days' and can be read, not saved or removed", () => {
    answerWire({});
    show('leave=7');
    expect(screen.getByRole('dialog', { name: 'Taking Leave Days' })).toBeDefined();
    expect(screen.getByText('Enjoy')).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  });

  it('gives days back from a day on that is still to come', async () => {
    const wire = answerWire({ [RETURN]: { body: success({ ...approved, returnfrom: '2026-12-10' }) } });
    const { user } = show('leave=7');
    await user.click(screen.getByRole('button', { name: 'Give days back' }));
    const from = screen.getByRole<HTMLInputElement>('textbox', { name: 'First day back at work' });
    expect(from.value).toBe('09/12/2026');
    await user.clear(from);
    await user.type(from, '11/12/2026');
    expect(screen.getByText('Only days of this leave that are still to come.')).toBeDefined();
    await user.clear(from);
    await user.type(from, '10/12/2026');
    expect(screen.getByText('1 day comes back to your balance.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Ask for it' }));
    expect(await screen.findByText('Asked for: back on Thu 10/12/2026.')).toBeDefined();
    expect(wire.bodies(RETURN)).toEqual([{ from: '2026-12-10', revision: 1 }]);
  });

  it('shows that a return waits, and takes it back', async () => {
    const wire = answerWire({ [RETURN]: { body: success(approved) } });
    const { user } = show('leave=7&return', { ...approved, returnfrom: '2026-12-10' });
    expect(screen.getByText('You asked to be back on Thu 10/12/2026. It waits for confirmation.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Take it back' }));
    expect(await screen.findByText(/Your early return is taken back/)).toBeDefined();
    expect(wire.bodies(RETURN)).toEqual([{ from: null, revision: 1 }]);
  });

  it('says plainly when the return comes too late', async () => {
    answerWire({ [RETURN]: { status: 409, body: failure('CHANGED_MEANWHILE') } });
    const { user } = show('leave=7&return');
    await user.click(screen.getByRole('button', { name: 'Ask for it' }));
    expect(await screen.findByText('This was changed elsewhere meanwhile. Please look at it again.')).toBeDefined();
  });
});
