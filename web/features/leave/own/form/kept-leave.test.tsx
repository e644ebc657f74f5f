import type { LeaveView } from '@muster/domain/leave/leave-contract.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { wipeSeen } from '../../../../lib/kept/wipe-seen.ts';
import { enterSession } from '../../../../lib/session/session-store.ts';
import { leaveData, someLeave } from '../../../../testing/leave-data.ts';
import { balance, Dialog, EDIT, EM001, field, HOLIDAY, OFFDAY, save } from '../../../../testing/leave-form.tsx';
import { renderPage } from '../../../../testing/render-page.tsx';
import { answerWire, failure, success } from '../../../../testing/wire.ts';

const MEANWHILE = 'This was saved elsewhere while you were editing it.';
const mine = someLeave();
const theirs = someLeave({ end: '2026-12-09', days: 1, revision: 2 });

beforeEach(() => {
  // jsdom lays nothing out, so it cannot scroll.
  Element.prototype.scrollIntoView = vi.fn();
  wipeSeen();
  act(() => enterSession(EM001));
});

const refusing = () =>
  answerWire({
    ...balance(10, 8),
    [HOLIDAY]: { body: success(true) },
    [OFFDAY]: { body: success(true) },
    [EDIT]: { status: 409, body: failure('CHANGED_MEANWHILE', { data: theirs }) },
  });

/** The form as a list opens it that can be read anew meanwhile. */
function Listed({ first }: { readonly first: LeaveView }) {
  const [leave, setLeave] = useState(first);
  return (
    <>
      <button type="button" hidden onClick={() => setLeave(theirs)}>
        Read anew
      </button>
      <Dialog data={leaveData([leave])} changing={leave} />
    </>
  );
}

async function open(first: LeaveView) {
  const page = renderPage(<Listed first={first} />);
  await screen.findByText(/^Remaining/);
  return page;
}

/** A remark is typed, the leave is saved elsewhere and read anew, and the page is loaded again. */
async function typedBefore() {
  const { user, unmount } = await open(mine);
  await user.type(field('Remark (optional)'), ' visit');
  fireEvent.click(screen.getByText('Read anew'));
  await user.type(field('Remark (optional)'), 's');
  unmount();
  return open(theirs);
}

describe('what is typed into a leave that was saved elsewhere meanwhile', () => {
  it('is put back as a change of what was looked at, and asks which of both shall be', async () => {
    const wire = refusing();
    const { user } = await typedBefore();
    expect([field('Remark (optional)').value, field('To date').value]).toEqual(['Family visits', '10/12/2026']);
    await user.click(save());
    const question = await screen.findByRole('region', { name: MEANWHILE });
    expect(question.textContent).toContain('Wed 09/12/2026');
    expect(wire.bodies(EDIT)).toEqual([expect.objectContaining({ id: 7, revision: 1 })]);
    wire.now(EDIT, { body: success({ ...theirs, remark: 'Family visits', revision: 3 }) });
    await user.click(screen.getByRole('button', { name: 'Save mine beside what is stored' }));
    await screen.findByText(/^Leave changed/);
    expect(wire.bodies(EDIT).at(-1)).toMatchObject({ revision: 2, todate: '2026-12-09', remark: 'Family visits' });
  });

  it('asks once more when the page is loaded again at the question', async () => {
    const wire = refusing();
    const { user, unmount } = await typedBefore();
    await user.click(save());
    await screen.findByRole('region', { name: MEANWHILE });
    unmount();
    const again = await open(theirs);
    await again.user.click(save());
    await screen.findByRole('region', { name: MEANWHILE });
    expect(wire.bodies(EDIT)).toHaveLength(2);
    expect(wire.bodies(EDIT).at(-1)).toMatchObject({ revision: 1 });
  });

  it('makes room for what is stored now when it is discarded', async () => {
    const wire = refusing();
    const { user } = await typedBefore();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect([field('Remark (optional)').value, field('To date').value]).toEqual(['Family', '09/12/2026']);
    await user.click(save());
    await vi.waitFor(() => expect(wire.bodies(EDIT)).toEqual([expect.objectContaining({ revision: 2 })]));
  });
});
