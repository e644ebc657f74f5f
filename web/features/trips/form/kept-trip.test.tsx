import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { wipeSeen } from '../../../lib/kept/wipe-seen.ts';
import { enterSession } from '../../../lib/session/session-store.ts';
import { done, EM001, enter, field, press, show, startWire, stored, UPDATE } from '../../../testing/trip-form.tsx';
import { failure } from '../../../testing/wire.ts';

const MEANWHILE = 'This was saved elsewhere while you were editing it.';
const theirs = { ...stored, arrivaldate: '2099-12-05', period: 5, revision: 5 };

beforeEach(() => {
  // jsdom lays nothing out, so it cannot scroll.
  Element.prototype.scrollIntoView = vi.fn();
  wipeSeen();
  act(() => enterSession(EM001));
});

/** A remark is typed, the trip is saved elsewhere, and the page is loaded again. */
async function typedBefore() {
  const { unmount } = await show(stored);
  enter('remark', 'by the river');
  unmount();
  return show(theirs);
}

describe('what is typed into a trip that was saved elsewhere meanwhile', () => {
  it('is put back as a change of what was looked at, and asks which of both shall be', async () => {
    const wire = startWire();
    wire.now(UPDATE, {
      status: 409,
      body: failure('CHANGED_MEANWHILE', { success: 'fail', data: 'changed', stored: theirs }),
    });
    const { user } = await typedBefore();
    expect(field('remark').value).toBe('by the river');
    await press(user, 'Save');
    await screen.findByText(MEANWHILE);
    expect(wire.bodies(UPDATE)).toEqual([expect.objectContaining({ id: 7, revision: 4, remark: 'by the river' })]);
    wire.now(UPDATE, done({ ...theirs, revision: 6 }));
    await press(user, 'Save mine beside what is stored');
    await screen.findByText('The trip TA-2099-00007 is saved.');
    expect(wire.bodies(UPDATE).at(-1)).toMatchObject({
      revision: 5,
      remark: 'by the river',
      arrivaldate: '2099-12-05',
    });
  });

  it('makes room for what is stored now when it is discarded', async () => {
    const wire = startWire();
    const { user } = await typedBefore();
    await press(user, 'Discard');
    expect([field('remark').value, field('arrivaldate').value]).toEqual([stored.remark, '05/12/2099']);
    await press(user, 'Save');
    await screen.findByText('The trip TA-2099-00007 is saved.');
    expect(wire.bodies(UPDATE)).toEqual([expect.objectContaining({ revision: 5 })]);
  });
});
