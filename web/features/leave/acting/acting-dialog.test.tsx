import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { leaveData, someLeave } from '../../../testing/leave-data.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, failure, success } from '../../../testing/wire.ts';
import { ActingDialog } from './acting-dialog.tsx';

const ENTER = 'POST /api/leave/office';
const TYPES = 'GET /api/leave/types';
const DAYS = 'GET /api/leave/days';
const member = { membercode: 'EM001', membername: 'Aye Chan Moe' };

async function show(answers: Parameters<typeof answerWire>[0]) {
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  const wire = answerWire({
    [TYPES]: { body: success({ fiscalyear: 2026, types: leaveData().types }) },
    [DAYS]: { body: success([]) },
    ...answers,
  });
  const { user } = renderPage(
    <ActingDialog member={member} today="2026-11-21" weekStart={1} onClose={() => undefined} />,
  );
  await screen.findByText('Remaining 10 of 10 days');
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Phoned in');
  return { wire, user };
}

const offday = {
  field: 'fromdate',
  code: 'LEAVE_NEXT_TO_OFFDAY',
  params: { day: '2026-11-22' },
  message: "Leave day can't be taken together with offday",
} as const;
const balance = {
  field: 'todate',
  code: 'LEAVE_EXCEEDS_BALANCE',
  params: { reason: 'remaining', count: 2 },
  message: 'More than remains',
} as const;
const ending = {
  ...balance,
  params: { reason: 'carried', remaining: 10, carried: 4, day: '2027-06-30', later: 6 },
} as const;
const passed = { ...balance, params: { reason: 'passed', remaining: 0, count: 5 } } as const;
const nextYear = { ...balance, params: { reason: 'remaining', count: 12, fiscalyear: 2027 } } as const;
const soon = {
  field: 'fromdate',
  code: 'LEAVE_SERVICE_SHORT',
  params: { day: '2027-03-01' },
  message: 'Too soon',
} as const;
const unearned = {
  ...{ field: 'todate', code: 'LEAVE_NOT_EARNED', message: 'Not earned' },
  params: { reason: 'earned', day: '2026-11-21', earned: 8, granted: 12, count: 3 },
} as const;
const refused = {
  status: 422,
  body: failure('LEAVE_NEXT_TO_OFFDAY', {
    errors: [offday, balance, ending, passed, nextYear, soon, unearned],
    data: { override: ['LEAVE_NEXT_TO_OFFDAY', 'LEAVE_EXCEEDS_BALANCE'] },
  }),
};

describe('leave that the office enters', () => {
  it('breaks rules only after each was named, and sends which were set aside', async () => {
    const { wire, user } = await show({ [ENTER]: refused });
    await user.click(screen.getByRole('button', { name: 'Enter leave' }));
    const question = await screen.findByRole('alertdialog', { name: 'Set these rules aside?' });
    expect(question.textContent).toContain('next to an off-day, 22/11/2026');
    expect(question.textContent).toContain('more than remains: 2 days');
    expect(question.textContent).toContain('4 were carried over and end on 30/06/2027; for later days 6 remain');
    expect(question.textContent).toContain('more than remains (0 days): 5 days of that year have gone on');
    expect(question.textContent).toContain('from 01/04/2027 on: It is more than remains: 12 days');
    expect(question.textContent).toContain('can be taken by this member from 01/03/2027 on');
    expect(question.textContent).toContain('more than is earned: at most 3 can be taken on 21/11/2026');
    wire.now(ENTER, { status: 201, body: success(someLeave({ approve_status: 1 })) });
    await user.click(within(question).getByRole('button', { name: 'Set aside and save' }));
    await screen.findByText(/Aye Chan Moe: EARNED LEAVE, .* is entered/);
    const body = {
      membercode: 'EM001',
      leavetype: 'EL',
      fromdate: '2026-11-21',
      todate: '2026-11-21',
      reason: 'Phoned in',
    };
    expect(wire.bodies(ENTER)).toEqual([
      body,
      { ...body, override: ['LEAVE_NEXT_TO_OFFDAY', 'LEAVE_EXCEEDS_BALANCE'] },
    ]);
  });

  it('asks again where more is broken by the time it is sent again', async () => {
    const one = { errors: [offday], data: { override: ['LEAVE_NEXT_TO_OFFDAY'] } };
    const { wire, user } = await show({
      [ENTER]: ({ body }) =>
        Object(body).override ? ('dropped' as const) : { status: 422, body: failure('LEAVE_NEXT_TO_OFFDAY', one) },
    });
    const enter = () => user.click(screen.getByRole('button', { name: /^(Enter leave|Try again|Retry)/ }));
    const agree = async () =>
      user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Set aside and save' }));
    await enter();
    await agree();
    await screen.findByText(/could not be reached/);
    const override = ['LEAVE_NEXT_TO_OFFDAY', 'LEAVE_EXCEEDS_BALANCE'];
    wire.now(ENTER, ({ body }) =>
      Object(body).override?.length === 2
        ? { status: 201, body: success(someLeave({ approve_status: 1 })) }
        : { status: 422, body: failure('LEAVE_EXCEEDS_BALANCE', { errors: [balance], data: { override } }) },
    );
    await enter();
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('more than remains: 2 days');
    await agree();
    await screen.findByText(/is entered/);
    expect(wire.bodies(ENTER).map((it) => Object(it).override?.length)).toEqual([undefined, 1, 1, 2]);
  });

  it('keeps what was typed when the rules are kept', async () => {
    const { wire, user } = await show({ [ENTER]: refused });
    await user.click(screen.getByRole('button', { name: 'Enter leave' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(wire.count(ENTER)).toBe(1);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' }).value).toBe('Phoned in');
  });

  it.each([
    ['skipped', '2 days', '2 of these days are free anyway and cost nothing.'],
    ['counted', '4 days', '2 of these days are free anyway; they count as leave too.'],
  ] as const)('costs by the free days of its member, where these are %s', async (freedays, days, told) => {
    const types = leaveData().types.map((it) => ({ ...it, freedays }));
    const free = [
      { date: '2026-11-22', kind: 'offday', description: '', part: null },
      { date: '2026-11-24', kind: 'holiday', description: 'Tazaungmon', part: null },
    ];
    const { wire, user } = await show({
      [TYPES]: { body: success({ fiscalyear: 2026, types }) },
      [DAYS]: ({ query }) => ({ body: success(free.filter((it) => it.date <= (query.get('to') ?? ''))) }),
    });
    const last = screen.getByRole('textbox', { name: 'To date' });
    await user.clear(last);
    expect(screen.queryByText(/^Days taken/), 'of no span').toBeNull();
    await user.type(last, '24/11/2026');
    expect((await screen.findByText(/^Days taken/)).textContent).toBe(`Days taken: ${days}`);
    expect(screen.getByText(told)).toBeDefined();
    expect(
      wire.sent
        .filter((it) => it.call === DAYS)
        .at(-1)
        ?.query.get('membercode'),
    ).toBe('EM001');
  });

  it('says what nobody can set aside', async () => {
    const message = '08/12/2026 is taken already by another leave.';
    const errors = [
      { field: 'fromdate', code: 'LEAVE_OVERLAP', params: { reason: 'leave', day: '2026-12-08' }, message },
    ];
    const { user } = await show({ [ENTER]: { status: 409, body: failure('LEAVE_OVERLAP', { message, errors }) } });
    await user.click(screen.getByRole('button', { name: 'Enter leave' }));
    expect(await screen.findByText(message)).toBeDefined();
  });
});

describe('leave that the office changes', () => {
  it('is sent as it was looked at; what was saved meanwhile is shown, and the reason stays', async () => {
    vi.stubGlobal('scrollTo', () => undefined);
    Element.prototype.scrollIntoView = () => undefined;
    const changing = someLeave({ start: '2026-12-07', end: '2026-12-08', revision: 3 });
    const elsewhere = { ...changing, end: '2026-12-09', revision: 4 };
    const CHANGE = `POST /api/leave/${changing.id}/change`;
    const wire = answerWire({
      [TYPES]: { body: success({ fiscalyear: 2026, types: leaveData().types }) },
      [CHANGE]: { status: 409, body: failure('CHANGED_MEANWHILE', { data: elsewhere }) },
    });
    const { user } = renderPage(
      <ActingDialog {...{ member, changing, today: '2026-11-21', weekStart: 1 }} onClose={() => undefined} />,
    );
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Phoned in');
    const first = screen.getByRole('textbox', { name: /^From/ });
    await user.clear(first);
    await user.type(first, '06/12/2026');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/09\/12\/2026/)).toBeDefined();
    wire.now(CHANGE, { body: success({ ...elsewhere, start: '2026-12-06', revision: 5 }) });
    await user.click(screen.getByRole('button', { name: 'Save mine beside what is stored' }));
    await screen.findByText(/is changed/);
    const sent = wire.bodies(CHANGE) as { fromdate: string; todate: string; reason: string; revision: number }[];
    expect(sent.map(({ fromdate, todate, reason, revision }) => [fromdate, todate, reason, revision])).toEqual([
      ['2026-12-06', '2026-12-08', 'Phoned in', 3],
      ['2026-12-06', '2026-12-09', 'Phoned in', 4],
    ]);
  });
});
