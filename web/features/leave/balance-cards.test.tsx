import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { enterSession } from '../../lib/session/session-store.ts';
import { leaveData } from '../../testing/leave-data.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answerWire, success } from '../../testing/wire.ts';
import { BalanceCards } from './balance-cards.tsx';

beforeEach(() => act(() => enterSession({ id: 11, membercode: 'EM001', membername: 'Aye Chan Moe', role: 'MEMBER' })));

const [limited] = leaveData().types;
const unlimited = { description: 'LEAVE WITHOUT PAY', entitled: 366, remaining: 364, taken: 2, unlimited: true };

it('says of leave without limit that it has none, on its card and behind it', async () => {
  const line = { kind: 'taken', days: -2, fiscalyear: 2026, at: '2026-11-20T03:00:00Z', note: '', notecode: null };
  answerWire({
    'GET /api/leave/ledger': {
      body: success([
        { ...line, id: 1, noteparams: null, by: null, start: '2026-11-19', end: '2026-11-20', balance: -2 },
      ]),
    },
    'GET /api/office/company': { body: success({ zone: 'Asia/Yangon' }) },
  });
  if (!limited) throw new Error('There is no leave type.');
  const { user } = renderPage(<BalanceCards types={[{ ...limited, ...unlimited }]} title="Balances" />);
  const card = screen.getByRole('button', {
    name: /^LEAVE WITHOUT PAY: no limit, Taken 2, Waiting \d+\. Show what was taken$/,
  });
  expect(within(card).getByText('No limit')).toBeDefined();
  expect(card.textContent).not.toMatch(/36\d|Entitled|left/);
  const seen = [...within(card).getAllByText(/^(Taken|Waiting)$/)].map((it) => it.textContent);
  for (const word of seen) expect(card.getAttribute('aria-label')).toContain(word);
  await user.click(card);
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText('−2');
  expect(within(dialog).queryByText('Balance')).toBeNull();
});

it('adds up on its card where days of a balance have lapsed', () => {
  answerWire({});
  if (!limited) throw new Error('There is no leave type.');
  renderPage(
    <BalanceCards
      types={[{ ...limited, entitled: 12, taken: 0, pending: 0, gone: 2, remaining: 10 }]}
      title="Balances"
    />,
  );
  const card = screen.getByRole('button', {
    name: /10 left, Entitled 12, Taken 0, Waiting 0.*Lapsed or carried on: 2/,
  });
  expect(card.textContent).toContain('Lapsed or carried on2');
});

it('says of who leaves what their last day leaves, beside what the lines add up to', () => {
  answerWire({});
  if (!limited) throw new Error('There is no leave type.');
  const left = { lastday: '2026-12-04', days: 12 };
  renderPage(<BalanceCards types={[{ ...limited, remaining: 9, left }]} title="Balances" />);
  const card = screen.getByRole('button', { name: /: 9 left, .*Days left on the last day, 04\/12\/2026: 12$/ });
  expect(card.textContent).toContain('Days left on the last day, 04/12/202612');
});

it('shows a line that changes nothing, as that a balance stands, without a sign', async () => {
  const line = { fiscalyear: 2026, at: '2026-11-20T03:00:00Z', note: '', start: null, end: null, by: null, balance: 5 };
  const told = { ...line, noteparams: {} };
  answerWire({
    'GET /api/leave/ledger': {
      body: success([
        { ...told, id: 1, kind: 'grant', days: 5, notecode: null },
        { ...told, id: 2, kind: 'adjusted', days: 0, notecode: 'balanceEntered' },
      ]),
    },
    'GET /api/office/company': { body: success({ zone: 'Asia/Yangon' }) },
  });
  if (!limited) throw new Error('There is no leave type.');
  const { user } = renderPage(<BalanceCards types={[{ ...limited, unlimited: false }]} title="Balances" />);
  await user.click(screen.getByRole('button', { name: /Show/ }));
  const row = (await screen.findByText(/^Balance entered by a file/)).closest('tr');
  expect([...(row?.cells ?? [])].slice(1).map((it) => it.textContent)).toEqual(['0', '5']);
});

it('says on its card what is earned by today, and from when on its type can be taken', () => {
  answerWire({});
  if (!limited) throw new Error('There is no leave type.');
  const type = { ...limited, earned: { days: 7, of: 12, most: 7 }, servicefrom: '2027-03-01' };
  renderPage(<BalanceCards types={[type]} title="Balances" />);
  const card = screen.getByRole('button', { name: /Can be taken from: 01\/03\/2027 Earned by today: 7 of 12/ });
  within(card).getByText('01/03/2027');
  within(card).getByText('7 of 12');
  expect(within(card).queryByText('Can be taken today')).toBeNull();
});

it('says on its card how many days can be taken today, where that is not what is earned', () => {
  answerWire({});
  if (!limited) throw new Error('There is no leave type.');
  renderPage(<BalanceCards types={[{ ...limited, earned: { days: 7, of: 12, most: 2 } }]} title="Balances" />);
  screen.getByRole('button', { name: /Earned by today: 7 of 12 Can be taken today: 2/ });
});
