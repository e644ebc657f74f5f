import type { PendingLeave } from '@muster/domain/leave/leave-contract.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { someLeave } from '../../../testing/leave-data.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, success } from '../../../testing/wire.ts';
import { Approvals } from './approvals.tsx';

function waiting(given: Partial<PendingLeave>): PendingLeave {
  const { may: _, ...leave } = someLeave();
  return {
    ...leave,
    ...{ membernoid: 11, membercode: 'EM001', membername: 'Aye Chan Moe', groupno: 'SALES', insteadof: null },
    ...{ balancebefore: 10, balanceafter: 8, unlimited: false, breaks: [], away: [], obstacles: [] },
    may: { approve: true },
    ...given,
  };
}
const DECIDE = ['POST /api/leave/7/decision', 'POST /api/leave/8/decision'] as const;
const opened = (...items: PendingLeave[]) => {
  answerWire({
    'GET /api/leave/pending': { body: success({ decides: true, items, more: false }) },
    ...Object.fromEntries(DECIDE.map((it) => [it, { body: success(null) }])),
  });
  return renderPage(<Approvals company={undefined} />);
};

it('says who has agreed, in whose place and with which words', async () => {
  const agreed = { by: 'Mya Mya', insteadof: 'Min Min', at: '2026-11-20T02:30:00.000Z', remark: 'Enjoy it' };
  opened(waiting({ agreed }), waiting({ id: 8, agreed: { ...agreed, insteadof: null, remark: '' } }));
  expect(await screen.findByText(/^Mya Mya.*Min Min.* agreed: Enjoy it\. The HR office decides\.$/)).toBeDefined();
  expect(screen.getByText('Mya Mya agreed. The HR office decides.')).toBeDefined();
});

it('says before and after an approval of several for which of them the office decides then', async () => {
  const { user } = opened(waiting({ secondapproval: true }), waiting({ id: 8, membername: 'Zaw Lin' }));
  const all = await screen.findByRole('checkbox', { name: /^Select all/ });
  await user.click(all);
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve 2 requests?' }));
  expect(dialog.getAllByText('When you approve it, the HR office decides.')).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  const done = '1 request approved. 1 request approved by you. The HR office decides now.';
  expect(await screen.findByText(done)).toBeDefined();
});
