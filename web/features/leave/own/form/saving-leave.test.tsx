import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enterSession } from '../../../../lib/session/session-store.ts';
import { someLeave } from '../../../../testing/leave-data.ts';
import { balance, EM001, enter, field, isDisabled, save, show, TAKE } from '../../../../testing/leave-form.tsx';
import { answerWire, failure, success } from '../../../../testing/wire.ts';

beforeEach(() => act(() => enterSession(EM001)));

describe('saving leave', () => {
  it('sends what the rules computed, shows what was saved and returns to the landing page', async () => {
    const stored = someLeave({ start: '2026-12-08', end: '2026-12-09', days: 2 });
    const wire = answerWire({ ...balance(10, 10), [TAKE]: { status: 201, body: success(stored, '201') } });
    const { user } = await show({ start: '2026-12-08' });
    await enter(user, 'To date', '09/12/2026');
    await user.type(field('Remark (optional)'), 'Family');
    await user.dblClick(save());
    const goOn = await screen.findByRole('button', { name: 'Continue' });
    const told = /Leave asked for: EL-EARNED LEAVE, Tue 08\/12\/2026 – Wed 09\/12\/2026, 2 days/;
    await screen.findByText(told);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText('Wed 09/12/2026', { selector: 'dd' })).toBeDefined();
    expect(document.activeElement).toBe(goOn);
    await user.keyboard('{Enter}');
    await screen.findByText('The landing page');
    expect(screen.getByText(told), 'the word outlives the form').toBeDefined();
    await user.click(screen.getByRole('link', { name: 'View' }));
    await screen.findByRole('dialog');
    expect(wire.bodies(TAKE)).toEqual([
      {
        leavetype: 'EL-EARNED LEAVE',
        fromdate: '2026-12-08',
        todate: '2026-12-09',
        noOfLeave: 2,
        remark: 'Family',
        membernoid: 11,
        membercode: 'EM001',
        attendancemonth: '2026-12',
      },
    ]);
  });

  it('keeps everything when the answer is lost, and tries again with the same key', async () => {
    const wire = answerWire({ ...balance(10, 10), [TAKE]: 'dropped' });
    const keys: (string | null)[] = [];
    const answering = globalThis.fetch;
    vi.stubGlobal('fetch', (input: RequestInfo, init: RequestInit = {}) => {
      if (String(input).endsWith('/memberLeave')) keys.push(new Headers(init.headers).get('Idempotency-Key'));
      return answering(input, init);
    });
    const { user } = await show({ start: '2026-12-08' });
    await user.type(field('Remark (optional)'), 'Family');
    await user.click(save());
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(field('Remark (optional)').value).toBe('Family');
    wire.now(TAKE, { body: success(someLeave({ start: '2026-12-08', end: '2026-12-08', days: 1 })) });
    await user.click(again);
    await screen.findByRole('button', { name: 'Continue' });
    const [first, second] = wire.bodies(TAKE);
    expect(second).toEqual(first);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[\w-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('asks before it is closed on a lost answer, though nothing was typed, and then reads the leave anew', async () => {
    answerWire({ ...balance(10, 10), [TAKE]: 'dropped' });
    const { user, client } = await show({ start: '2026-12-08' });
    client.setQueryData(['leave'], 'as it was');
    await user.click(save());
    await screen.findByRole('button', { name: 'Try again' });
    expect(client.getQueryState(['leave'])?.isInvalidated, 'the form would take it for another one').toBe(false);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByText('It was perhaps saved already.');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(client.getQueryState(['leave'])?.isInvalidated).toBe(true);
  });

  it('puts what the server refuses at the field that it blames', async () => {
    const message = '08/12/2026 is taken already by another leave.';
    const errors = [
      { field: 'fromdate', code: 'LEAVE_OVERLAP', params: { reason: 'leave', day: '2026-12-08' }, message },
    ];
    const refusal = { status: 409, body: failure('LEAVE_OVERLAP', { message, errors }) };
    answerWire({ ...balance(10, 10), [TAKE]: refusal });
    const { user } = await show({ start: '2026-12-08' });
    await user.click(save());
    expect(await screen.findByText(message)).toBeDefined();
    expect(isDisabled(save())).toBe(true);
    await enter(user, 'To date', '09/12/2026');
    expect(screen.queryByText(message)).toBeNull();
  });
});
