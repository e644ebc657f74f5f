import type { PendingLeave } from '@muster/domain/leave/leave-contract.ts';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { someLeave } from '../../../testing/leave-data.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, failure, success } from '../../../testing/wire.ts';
import { Approvals } from './approvals.tsx';

const company = { zone: 'Asia/Yangon', today: '2026-11-21' } as CompanyView;
const PENDING = 'GET /api/leave/pending';

function waiting(given: Partial<PendingLeave> = {}): PendingLeave {
  const { may: _, ...leave } = someLeave();
  return {
    ...leave,
    membernoid: 11,
    membercode: 'EM001',
    membername: 'Aye Chan Moe',
    groupno: 'SALES',
    insteadof: null,
    balancebefore: 10,
    balanceafter: 8,
    unlimited: false,
    breaks: [],
    away: [],
    obstacles: [],
    may: { approve: true },
    ...given,
  };
}

const zaw = waiting({ id: 8, membername: 'Zaw Lin', membercode: 'EM002' });
const list = (...items: PendingLeave[]) => ({ [PENDING]: { body: success({ decides: true, items, more: false }) } });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T05:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('deciding leave', () => {
  it('shows what a decision needs', async () => {
    const on = { from: '2026-12-09', to: '2026-12-09', kind: 'leave' as const };
    const away = [
      { ...on, membername: 'Zaw Lin', waiting: false },
      { ...on, membername: 'Su Su', waiting: true },
    ];
    answerWire(list(waiting({ away })));
    renderPage(<Approvals company={company} />);
    expect(await screen.findByText('Wed 09/12/2026 – Thu 10/12/2026 · 2 days')).toBeDefined();
    expect(screen.getByText('EARNED LEAVE · Balance 10 → 8 days')).toBeDefined();
    expect(screen.getByText('Remark: Family')).toBeDefined();
    expect(screen.getByText('Zaw Lin, leave 09/12/2026')).toBeDefined();
    expect(screen.getByText('Su Su, leave 09/12/2026, not decided yet')).toBeDefined();
  });

  it('has much narrowed to who is looked for, and few looked through without', async () => {
    const many = Array.from({ length: 11 }, (_, n) => waiting({ id: 100 + n, membername: `Member ${n}` }));
    const { sent } = answerWire({
      [PENDING]: ({ query }) => ({
        body: success({ decides: true, items: query.get('search') ? [zaw] : many, more: false }),
      }),
    });
    const { user } = renderPage(<Approvals company={company} />);
    await user.type(await screen.findByRole('searchbox', { name: 'Name or code' }), 'zaw ');
    expect(await screen.findByText('Zaw Lin')).toBeDefined();
    await waitFor(() => expect(screen.queryByText('Member 1')).toBeNull());
    expect(sent.filter((it) => it.call === PENDING).map((it) => it.query.get('search'))).toEqual([null, 'zaw']);
    await user.clear(screen.getByRole('searchbox'));
    expect(await screen.findByText('Member 1')).toBeDefined();
  });

  it('leads past much that waits to what was decided, and keeps what narrows it', async () => {
    const many = Array.from({ length: 11 }, (_, n) => waiting({ id: 100 + n, membername: `Member ${n}` }));
    answerWire(list(...many));
    renderPage(<Approvals company={company} />, '/dashboard/leave_approvals?groupno=SALES');
    const link = await screen.findByRole('link', { name: 'Decided' });
    expect(link.getAttribute('href')).toBe('/dashboard/leave_approvals?groupno=SALES#decided');
  });

  it('asks for no words where little waits', async () => {
    answerWire(list(waiting()));
    renderPage(<Approvals company={company} />);
    expect(await screen.findByText('Aye Chan Moe')).toBeDefined();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Decided' })).toBeNull();
  });

  it('says on which of the days the member was at work', async () => {
    answerWire(list(waiting({ worked: [{ date: '2026-12-09', minutes: 485 }] })));
    renderPage(<Approvals company={company} />);
    expect(await screen.findByText('The member was at work on days asked for:')).toBeDefined();
    expect(screen.getByText('Wed 09/12/2026, 8:05 h')).toBeDefined();
  });

  it.each([
    ['2026-12-10T17:29:00Z', []],
    ['2026-12-10T17:30:00Z', ['Aye Chan Moe']],
  ])('says at %s of whose leave the days are over in the company', async (now, over) => {
    vi.setSystemTime(now);
    answerWire(list(waiting(), waiting({ ...zaw, end: '2026-12-11' })));
    renderPage(<Approvals company={company} />);
    const lines = await screen.findAllByRole('listitem');
    const said = lines.filter((it) => within(it).queryByText('Its days are over already.'));
    expect(said.map((it) => it.textContent?.includes('Aye Chan Moe'))).toEqual(over.map(() => true));
  });

  it('says so of one day, and of an early return that it can only be declined once its first day is over', async () => {
    vi.setSystemTime('2026-12-10T05:00:00Z');
    const back = { approve_status: 1, start: '2026-12-01', end: '2026-12-20' } as const;
    const of = (id: number, returnfrom: string) => waiting({ ...back, id, membername: `Back ${id}`, returnfrom });
    answerWire(list(waiting({ end: '2026-12-09' }), of(8, '2026-12-09'), of(9, '2026-12-10')));
    renderPage(<Approvals company={company} />);
    expect(await screen.findByText('Its day is over already.')).toBeDefined();
    const late = 'The first day back is over already: it can only be declined.';
    const [line] = screen.getAllByText(late).map((it) => it.closest('li')?.textContent);
    expect(line).toContain('Back 8');
    expect(screen.getAllByText(late)).toHaveLength(1);
  });

  it('says the balances of both leave years of which days are asked for', async () => {
    answerWire(list(waiting({ nextbalance: { from: '2027-04-01', before: 12, after: 9.5 } })));
    renderPage(<Approvals company={company} />);
    const balances = 'EARNED LEAVE · Balance 10 → 8 days · 12 → 9.5 days for the year from 01/04/2027';
    expect(await screen.findByText(balances)).toBeDefined();
  });

  it('says no balance of a type without limit', async () => {
    answerWire(list(waiting({ leavetitle: 'WITHOUT PAY', balancebefore: 0, balanceafter: -1, unlimited: true })));
    renderPage(<Approvals company={company} />);
    expect(await screen.findByText('WITHOUT PAY · No limit')).toBeDefined();
  });

  it.each([
    ['full', 'Paid in full'],
    ['half', 'Paid by half'],
    ['none', 'Unpaid'],
  ] as const)('says how the type is paid: %s', async (paid, words) => {
    answerWire(list(waiting({ leavetitle: 'LEAVE WITHOUT PAY', paid })));
    renderPage(<Approvals company={company} />);
    expect(await screen.findByText(`LEAVE WITHOUT PAY · ${words} · Balance 10 → 8 days`)).toBeDefined();
  });

  it('decides several at once, each with the revision that was looked at', async () => {
    const wire = answerWire({
      ...list(waiting(), zaw),
      'POST /api/leave/7/decision': { body: success(null) },
      'POST /api/leave/8/decision': { status: 409, body: failure('CHANGED_MEANWHILE') },
    });
    const { user } = renderPage(<Approvals company={company} />);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    wire.now(PENDING, { body: success({ decides: true, items: [zaw], more: false }) });
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    await user.type(screen.getByRole('textbox', { name: /Remark for the member/ }), 'Enjoy');
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('1 request approved.')).toBeDefined();
    const told = 'Zaw Lin: This was changed elsewhere meanwhile. Please look at it again.';
    expect(screen.getByText(told)).toBeDefined();
    expect(screen.queryByText('Aye Chan Moe')).toBeNull();
    const decided = { decision: 'approve', revision: 1, remark: 'Enjoy' };
    expect(wire.bodies('POST /api/leave/7/decision')).toEqual([decided]);
  });

  it('says in the question how many are decided while it stays for what had no answer', async () => {
    const wire = answerWire({
      ...list(waiting(), zaw),
      'POST /api/leave/7/decision': { body: success(null) },
      'POST /api/leave/8/decision': 'dropped',
    });
    const { user } = renderPage(<Approvals company={company} />);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    wire.now(PENDING, { body: success({ decides: true, items: [zaw], more: false }) });
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    const question = within(await screen.findByRole('dialog', { name: 'Approve this request?' }));
    expect(await question.findByText('1 request approved.')).toBeDefined();
    expect(screen.getAllByText('1 request approved.'), 'not at the foot, over the buttons').toHaveLength(1);
    wire.now('POST /api/leave/8/decision', { body: success(null) });
    await user.click(question.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('2 requests approved.')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('names type, days and balance once more where it asks, of a return what is given back', async () => {
    answerWire(list(waiting(), { ...zaw, approve_status: 1, returnfrom: '2026-12-10' }));
    const { user } = renderPage(<Approvals company={company} />);
    await user.click(await screen.findByRole('button', { name: /^Reject: Aye/ }));
    const request = await screen.findByRole('dialog', { name: 'Reject this request?' });
    for (const it of [
      'Aye Chan Moe',
      /^Wed 09\/12\/2026 – Thu 10\/12\/2026 · 2 days$/,
      /^EARNED LEAVE · Balance 10 → 8/,
    ])
      expect(within(request).getByText(it)).toBeDefined();
    await user.click(within(request).getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: /^Confirm return: Zaw/ }));
    const back = await screen.findByRole('dialog', { name: 'Confirm this return?' });
    expect(within(back).getByText(/^Back on Thu 10\/12\/2026: 1 day of .* is given back$/)).toBeDefined();
  });

  it('shows before it is approved who is away, when the member was at work and what it breaks, and asks the server nothing for that', async () => {
    const item = waiting({
      away: [{ from: '2026-12-09', to: '2026-12-09', kind: 'leave', membername: 'Su Su', waiting: false }],
      worked: [{ date: '2026-12-09', minutes: 485 }],
      breaks: [{ code: 'LEAVE_NEXT_TO_HOLIDAY', message: 'beside', params: { day: '2026-12-11' } }],
    });
    vi.setSystemTime('2026-12-11T05:00:00Z');
    const wire = answerWire(list(item));
    const { user } = renderPage(<Approvals company={company} />);
    const approve = await screen.findByRole('button', { name: /^Approve: Aye/ });
    const read = wire.sent.length;
    await user.click(approve);
    const asked = within(await screen.findByRole('dialog', { name: 'Approve this request?' }));
    expect(asked.getByText('Su Su, leave 09/12/2026')).toBeDefined();
    expect(asked.getByText('Wed 09/12/2026, 8:05 h')).toBeDefined();
    expect(asked.getByText(/next to a public holiday, 11\/12\/2026/)).toBeDefined();
    expect(asked.getByText('Its days are over already.')).toBeDefined();
    expect(wire.sent).toHaveLength(read);
    await user.click(asked.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: /^Reject: Aye/ }));
    const rejecting = within(await screen.findByRole('dialog', { name: 'Reject this request?' }));
    expect(rejecting.queryByText('Su Su, leave 09/12/2026')).toBeNull();
  });

  it('offers no approval of days in a closed pay period, alone or among several', async () => {
    const closed = waiting({
      obstacles: [
        {
          code: 'PERIOD_CLOSED',
          message: 'closed',
          params: { reason: 'days', days: { from: '2026-12-01', to: '2026-12-31' } },
        },
      ],
      may: { approve: false },
    });
    const wire = answerWire({ ...list(closed, zaw), 'POST /api/leave/8/decision': { body: success(null) } });
    const { user } = renderPage(<Approvals company={company} />);
    expect(
      await screen.findByText(
        'The pay period 01/12/2026 – 31/12/2026 is closed until an administrator opens it again. It can only be rejected.',
      ),
    ).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Approve: Aye/ })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /^Select: Aye/ }));
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Reject' })).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: /^Select: Zaw/ }));
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    const asked = await screen.findByRole('dialog', { name: 'Approve this request?' });
    expect(within(asked).queryByText(/Aye Chan Moe/)).toBeNull();
    await user.click(within(asked).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('1 request approved.')).toBeDefined();
    expect(wire.bodies('POST /api/leave/7/decision')).toEqual([]);
  });

  it('leaves whoever decides by the keyboard on the line that took the place of the one that is gone', async () => {
    const wire = answerWire({ ...list(waiting(), zaw), 'POST /api/leave/7/decision': { body: success(null) } });
    const { user } = renderPage(<Approvals company={company} />);
    const approve = await screen.findByRole('button', { name: /^Approve: Aye/ });
    approve.focus();
    await user.keyboard('{Enter}');
    wire.now(PENDING, { body: success({ decides: true, items: [zaw], more: false }) });
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(screen.queryByText('Aye Chan Moe')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /Zaw Lin/ })));
  });

  it('says of days after the last day that they can only be rejected, which is offered', async () => {
    const params = { reason: 'days', days: { from: '2026-12-21', to: '2026-12-22' } };
    const left = waiting({ obstacles: [{ code: 'NOT_EMPLOYED', message: 'left', params }], may: { approve: false } });
    answerWire(list(left));
    renderPage(<Approvals company={company} />);
    const said = 'The member does not work here on 21/12/2026 – 22/12/2026. It can only be rejected.';
    expect(await screen.findByText(said)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Approve: Aye/ })).toBeNull();
    expect(screen.getByRole('button', { name: /^Reject: Aye/ })).toBeDefined();
  });

  it('says what breaks a rule by now, and asks once more before that is approved', async () => {
    const day = '2026-12-11';
    const breaks = [{ code: 'LEAVE_NEXT_TO_HOLIDAY' as const, message: 'beside', params: { day } }];
    const wire = answerWire({ ...list(waiting({ breaks })), 'POST /api/leave/7/decision': { body: success(null) } });
    const { user } = renderPage(<Approvals company={company} />);
    expect(await screen.findByText(/next to a public holiday, 11\/12\/2026/)).toBeDefined();

    await user.click(screen.getByRole('button', { name: /^Approve: Aye/ }));
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    const again = await screen.findByRole('alertdialog', { name: /Approve it all the same/ });
    await user.click(within(again).getByRole('button', { name: 'Cancel' }));
    expect(wire.bodies('POST /api/leave/7/decision')).toEqual([]);

    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    await user.click(await screen.findByRole('button', { name: 'Approve all the same' }));
    expect(await screen.findByText('1 request approved.')).toBeDefined();
    const decided = { decision: 'approve', revision: 1, override: ['LEAVE_NEXT_TO_HOLIDAY'] };
    expect(wire.bodies('POST /api/leave/7/decision')).toEqual([decided]);
  });

  it('says what stays of a leave would stand next to, and confirms the return without asking twice', async () => {
    const breaks = [{ code: 'LEAVE_NEXT_TO_OFFDAY' as const, message: 'beside', params: { day: '2026-12-11' } }];
    const item = waiting({ breaks, returnfrom: '2026-12-11', approve_status: 1 });
    const wire = answerWire({ ...list(item), 'POST /api/leave/7/return-decision': { body: success(null) } });
    const { user } = renderPage(<Approvals company={company} />);
    expect((await screen.findByText(/^Once this return is confirmed:/)).textContent).toContain('off-day, 11/12/2026');
    await user.click(screen.getByRole('button', { name: /^Confirm return: Aye/ }));
    const asked = await screen.findByRole('dialog', { name: 'Confirm this return?' });
    await user.click(within(asked).getByRole('button', { name: 'Confirm return' }));
    expect(await screen.findByText('The return is confirmed.')).toBeDefined();
    expect(wire.bodies('POST /api/leave/7/return-decision')).toHaveLength(1);
  });

  it('speaks of the return where one is declined, and of requests where it is one of several things', async () => {
    const item = waiting({ returnfrom: '2026-12-11', approve_status: 1 });
    answerWire({ ...list(item, zaw), 'POST /api/leave/7/return-decision': { body: success(null) } });
    const { user } = renderPage(<Approvals company={company} />);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    const both = await screen.findByRole('dialog', { name: 'Reject 2 requests?' });
    await user.click(within(both).getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: /^Decline return: Aye/ }));
    const asked = await screen.findByRole('dialog', { name: 'Decline this return?' });
    await user.click(within(asked).getByRole('button', { name: 'Decline return' }));
    expect(await screen.findByText('The return is declined.')).toBeDefined();
  });

  it('rejects what breaks a rule without asking twice', async () => {
    const breaks = [{ code: 'LEAVE_DATES_WRONG' as const, message: 'free', params: { reason: 'all_free' } }];
    const wire = answerWire({ ...list(waiting({ breaks })), 'POST /api/leave/7/decision': { body: success(null) } });
    const { user } = renderPage(<Approvals company={company} />);
    await user.click(await screen.findByRole('button', { name: /^Reject: Aye/ }));
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('1 request rejected.')).toBeDefined();
    expect(wire.bodies('POST /api/leave/7/decision')).toEqual([{ decision: 'reject', revision: 1 }]);
  });

  it('confirms an early return by its own call', async () => {
    const returning = waiting({ approve_status: 1, returnfrom: '2026-12-10', balancebefore: 8, balanceafter: 9 });
    const wire = answerWire({ ...list(returning), 'POST /api/leave/7/return-decision': { body: success(null) } });
    const { user } = renderPage(<Approvals company={company} />);
    expect(await screen.findByText(/Back on Thu 10\/12\/2026: 1 day of/)).toBeDefined();
    expect(screen.getByText('EARNED LEAVE · Balance 8 → 9 days')).toBeDefined();
    await user.click(screen.getByRole('button', { name: /^Confirm return: Aye Chan Moe/ }));
    await user.click(screen.getByRole('button', { name: 'Confirm return' }));
    expect(await screen.findByText('The return is confirmed.')).toBeDefined();
    expect(wire.bodies('POST /api/leave/7/return-decision')).toEqual([{ decision: 'approve', revision: 1 }]);
  });

  it('says when nothing waits, and when one decides for nobody', async () => {
    const wire = answerWire(list());
    const first = renderPage(<Approvals company={company} />);
    expect(await screen.findByText(/Nothing waits for you/)).toBeDefined();
    first.unmount();
    wire.now(PENDING, { body: success({ decides: false, items: [], more: false }) });
    renderPage(<Approvals company={company} />);
    expect(await screen.findByText(/you do not decide for a group/)).toBeDefined();
  });
});
