import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enterSession } from '../../../lib/session/session-store.ts';
import {
  addMember,
  done,
  EM001,
  enter,
  field,
  press,
  show,
  startWire,
  stored,
  UPDATE,
} from '../../../testing/trip-form.tsx';
import { failure } from '../../../testing/wire.ts';

beforeEach(() => {
  // jsdom lays nothing out, so it cannot scroll.
  Element.prototype.scrollIntoView = vi.fn();
  act(() => enterSession(EM001));
});

describe('a trip that is edited', () => {
  it('has no remark for a member, and sends its id', async () => {
    const wire = startWire();
    const crew = [{ membernoid: 12, membercode: 'EM002', membername: 'Hnin Wai Phyo', remark: 'drives' }];
    const { user } = await show({ ...stored, memberList: crew.map((it) => ({ ...it, objection: '' })) });
    expect(screen.getAllByLabelText('Remark (optional)')).toHaveLength(1);
    await press(user, 'Save');
    await screen.findByText('The trip TA-2099-00007 is saved.');
    expect(wire.bodies(UPDATE)).toEqual([expect.objectContaining({ id: 7, memberList: crew })]);
  });

  it('says in red what the server refuses, marks the row, and keeps what was typed', async () => {
    const wire = startWire();
    const sentence = 'Hnin Wai Phyo is on leave 02/12/2099.';
    const params = { reason: 'who', who: 'Hnin Wai Phyo', days: { from: '2099-12-02', to: '2099-12-02' } };
    const errors = [{ field: 'memberList.0', code: 'TRIP_ON_LEAVE', params, message: sentence }];
    const told = { success: 'fail', params: { reason: 'each' }, message: 'other words', data: sentence, errors };
    wire.now(UPDATE, { status: 409, body: failure('TRIP_ON_LEAVE', told) });
    const { user } = await show(stored);
    await press(user, 'Add a member');
    await addMember(user, 'EM002');
    enter('remark', 'by the river');
    await press(user, 'Save');
    await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2));
    const row = screen.getByLabelText('Member 1 Hnin Wai Phyo');
    expect(within(row).getByText(sentence)).toBeDefined();
    expect(field('remark').value).toBe('by the river');
  });

  describe('that somebody else has saved meanwhile', () => {
    const theirs = { ...stored, remark: 'by the bridge', arrivaldate: '2099-12-05', period: 5, revision: 5 };

    async function saveBeside() {
      const wire = startWire();
      wire.now(UPDATE, {
        status: 409,
        body: failure('CHANGED_MEANWHILE', { success: 'fail', data: 'changed', stored: theirs }),
      });
      const { user } = await show(stored);
      enter('remark', 'by the river');
      await press(user, 'Save');
      await screen.findByText('This was saved elsewhere while you were editing it.');
      expect(wire.bodies(UPDATE)).toEqual([expect.objectContaining({ id: 7, revision: 4, remark: 'by the river' })]);
      wire.now(UPDATE, done({ ...theirs, revision: 6 }));
      return { wire, user };
    }

    it('shows both versions of what both changed, and then what they alone did', async () => {
      await saveBeside();
      const section = screen.getByLabelText('This was saved elsewhere while you were editing it.');
      const labels = [...section.querySelectorAll('dt')].map((it) => it.textContent);
      expect(labels).toEqual(['Remark', 'Arrival date', 'Period']);
      expect(section.textContent).toContain('You typedby the riverStored nowby the bridge');
    });

    it('is edited on from theirs where theirs is taken', async () => {
      const { wire, user } = await saveBeside();
      await press(user, 'Take what is stored');
      expect(field('remark').value).toBe('by the bridge');
      expect(field('arrivaldate').value).toBe('05/12/2099');
      expect(screen.queryByText('This was saved elsewhere while you were editing it.')).toBeNull();
      await press(user, 'Save');
      await screen.findByText('The trip TA-2099-00007 is saved.');
      expect(wire.bodies(UPDATE).at(-1)).toMatchObject({ revision: 5, remark: 'by the bridge' });
    });

    it('is saved over where mine is kept, but for what they alone changed', async () => {
      const { wire, user } = await saveBeside();
      await press(user, 'Keep mine');
      await screen.findByText('The trip TA-2099-00007 is saved.');
      expect(wire.bodies(UPDATE).at(-1)).toMatchObject({
        revision: 5,
        remark: 'by the river',
        arrivaldate: '2099-12-05',
        period: 5,
      });
    });
  });
});
