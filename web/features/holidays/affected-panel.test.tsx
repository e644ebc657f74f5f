import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { touchedLeave } from '../../testing/touched-leave.ts';
import { answerWire, failure, success } from '../../testing/wire.ts';
import { AffectedPanel } from './affected-panel.tsx';

const LIST = 'GET /api/affected_leave';
const SETTLED = 'GET /api/affected_leave/settled';
const page = (items: readonly object[]) => ({ body: success({ items, more: false, cursor: null }) });

async function show(answers: Parameters<typeof answerWire>[0]) {
  const wire = answerWire(answers);
  const shown = renderPage(<AffectedPanel zone="Asia/Yangon" />);
  const list = await screen.findByRole('region', { name: /^Leave touched/ });
  return { wire, list, ...shown };
}

describe('the list of leave that is touched', () => {
  it('names a day that leave skipped and that is worked by now, and leads to the member, where the leave is changed', async () => {
    const line = { ...touchedLeave, description: '', effect: 'uncharged', may: { settle: true } } as const;
    const { list } = await show({ [LIST]: page([line]) });
    const told = await within(list).findByText('Tue 10/12/2126');
    expect(told.parentElement?.textContent).toBe(
      'Tue 10/12/2126. A working day now, which cost nothing. Save the leave again to charge it, or adjust the balance.',
    );
    expect(within(list).getByText(/^EARNED LEAVE · 09\/12\/2126/)).toBeDefined();
    const member = within(list).getByRole('link', { name: 'Member: Aye Chan Moe' });
    expect(member.getAttribute('href')).toBe('/dashboard/members?search=EM001');
    expect(within(list).getByRole('button', { name: /^Done/ })).toHaveProperty('disabled', false);
  });

  it('says of a day that has become a holiday what helps, and leads to where that is done', async () => {
    const line = { ...touchedLeave, may: { settle: true } } as const;
    const items = [line, { ...line, id: 6, membercode: 'EM002', membername: 'Su Su', mendby: 'saving' }];
    const { list } = await show({ [LIST]: page(items) });
    const [paid, unpaid] = (await within(list).findAllByRole('listitem')).map((it) => within(it));
    expect(paid?.getByText(/a day is given back on the balance/)).toBeDefined();
    expect(paid?.getAllByRole('link').map((it) => it.getAttribute('href'))).toEqual([
      '/dashboard/members?search=EM001',
      '/dashboard/leave_balances?member=EM001',
    ]);
    expect(unpaid?.getByText(/Change the leave and save it with the same days/)).toBeDefined();
    expect(unpaid?.queryByText(/balance/)).toBeNull();
    expect(unpaid?.getAllByRole('link').map((it) => it.getAttribute('href'))).toEqual([
      '/dashboard/members?search=EM002',
    ]);
  });

  it('says of the own leave who settles it, and offers no word that it is settled', async () => {
    const line = { ...touchedLeave, may: { settle: false } };
    await show({ [LIST]: page([line]) });
    expect(await screen.findByText(/^This leave is your own: somebody else of the office settles it/)).toBeDefined();
    expect(screen.getByRole('button', { name: /^Done/ })).toHaveProperty('disabled', true);
  });

  const gone = { status: 404, body: failure('NOT_FOUND') };
  const MOVED = 'That was done elsewhere meanwhile. The list shows how it is now.';

  it('says of what another tab has ticked off that it is done, and shows the list as it is', async () => {
    const line = { ...touchedLeave, may: { settle: true } };
    const { wire, user, list } = await show({ [LIST]: page([line]), 'POST /api/affected_leave/5/done': gone });
    await user.click(await within(list).findByRole('button', { name: /^Done: Aye Chan Moe/ }));
    wire.now(LIST, page([]));
    await user.click(await screen.findByRole('button', { name: 'It is settled' }));
    expect(await screen.findByText(MOVED)).toBeDefined();
    expect(await within(list).findByText('Nothing to settle.')).toBeDefined();
  });

  it('says of what another tab has put back that it is done, and shows what is left', async () => {
    const settled = { at: '2126-11-20T03:30:00.000Z', by: { membercode: 'HR001', membername: 'Khin Mar Lwin' } };
    const { wire, user } = await show({
      [LIST]: page([]),
      [SETTLED]: page([{ ...touchedLeave, settled, may: { open: true } }]),
      'POST /api/affected_leave/5/reopen': gone,
    });
    await user.click(await screen.findByRole('button', { name: 'Show what was settled' }));
    const back = await screen.findByRole('button', { name: /^Put back on the list: Aye Chan Moe/ });
    wire.now(SETTLED, page([]));
    await user.click(back);
    expect(await screen.findByText(MOVED)).toBeDefined();
    expect(await screen.findByText('Nothing was ticked off that could be put back.')).toBeDefined();
  });

  it('shows what was ticked off, by whom and when, and puts it back', async () => {
    const settled = { at: '2126-11-20T03:30:00.000Z', by: { membercode: 'HR001', membername: 'Khin Mar Lwin' } };
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { wire, user } = await show({
      [LIST]: page([]),
      [SETTLED]: page([
        { ...touchedLeave, settled, may: { open: true } },
        { ...touchedLeave, id: 6, membername: 'Su Su', settled, may: { open: false } },
      ]),
      'POST /api/affected_leave/5/reopen': () => answered.then(() => ({ body: success(null) })),
    });
    await user.click(await screen.findByRole('button', { name: 'Show what was settled', expanded: false }));
    expect(await screen.findAllByText('Ticked off by Khin Mar Lwin, 20/11/2126 10:00')).toHaveLength(2);
    const notTheirs = screen.getByRole('button', { name: /^Put back on the list: Su Su/ });
    expect(notTheirs.getAttribute('aria-disabled')).toBe('true');
    wire.now(LIST, page([{ ...touchedLeave, may: { settle: true } }]));
    wire.now(SETTLED, page([]));
    const back = screen.getByRole('button', { name: /^Put back on the list: Aye Chan Moe/ });
    await user.click(back);
    await waitFor(() => expect(back.getAttribute('aria-disabled')).toBe('true'));
    expect(document.activeElement).toBe(back);
    answer();
    expect(await screen.findByRole('button', { name: /^Done: Aye Chan Moe/ })).toBeDefined();
    expect(await screen.findByText('Nothing was ticked off that could be put back.')).toBeDefined();
    expect(await screen.findByText('It is on the list again.')).toBeDefined();
  });

  it('hands the focus of a line that is dealt with to the one after it', async () => {
    const line = { ...touchedLeave, may: { settle: true } };
    const lines = [line, { ...line, id: 6, membername: 'Hnin Wai Phyo' }];
    const { wire, user } = await show({
      [LIST]: page(lines),
      'POST /api/affected_leave/5/done': { body: success(null) },
    });
    const first = await screen.findByRole('button', { name: /^Done.*Aye Chan Moe/ });
    wire.now(LIST, page(lines.slice(1)));
    first.focus();
    await user.keyboard('{Enter}');
    const question = await screen.findByRole('alertdialog', { name: /^Is the leave of Aye Chan Moe.*settled\?$/ });
    expect(question.textContent).toContain('No day is given back or charged by that.');
    expect(wire.sent.some((it) => it.call.startsWith('POST'))).toBe(false);
    await user.click(within(question).getByRole('button', { name: 'It is settled' }));
    await waitFor(() => expect(screen.queryByText('Aye Chan Moe')).toBeNull());
    const next = screen.getByRole('button', { name: /^Done.*Hnin Wai Phyo/ });
    await waitFor(() => expect(document.activeElement).toBe(next));
  });

  it('gives half a day back where half was taken', async () => {
    await show({ [LIST]: page([{ ...touchedLeave, start: '2126-12-10', part: 'am', may: { settle: true } }]) });
    expect(await screen.findByText(/half a day is given back on the balance/)).toBeDefined();
  });
});
