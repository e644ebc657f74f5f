import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { enterSession } from '../../lib/session/session-store.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { type Answer, answerWire, success } from '../../testing/wire.ts';
import { TripScreen } from './trip-screen.tsx';
import { useTripChoice } from './use-trip-choice.ts';

const company = { zone: 'Asia/Yangon', weekstart: 7, today: '2099-11-20' } as CompanyView;
const nothing = () => undefined;
const choice = { trip: null, add: nothing, open: nothing, close: nothing };

it('shows the list, which it asks for at once, when it is known what waits above it', async () => {
  act(() => enterSession({ id: 11, membercode: 'EM001', membername: 'Aye Chan Moe', role: 'MEMBER' }));
  let answer: (it: Answer) => void = () => undefined;
  const pending = new Promise<Answer>((resolve) => {
    answer = resolve;
  });
  const wire = answerWire({ 'GET /api/tripassignment/pending': () => pending });
  renderPage(<TripScreen company={company} choice={choice} />);
  await waitFor(() => expect(wire.count('GET /api/tripassignment/list')).toBe(1));
  expect(screen.queryByRole('button', { name: 'Calendar' })).toBeNull();
  answer({ body: success({ items: [], more: false }) });
  expect(await screen.findByRole('button', { name: 'Calendar' })).toBeDefined();
});

function Screen() {
  const opened = useTripChoice();
  return (
    <>
      <output>{useLocation().search}</output>
      <button type="button" onClick={opened.add}>
        Open
      </button>
      <button type="button" onClick={opened.close}>
        Shut
      </button>
      <TripScreen company={company} choice={choice} />
    </>
  );
}

it('asks what the address says, of which an opened trip takes nothing away', async () => {
  act(() => enterSession({ id: 11, membercode: 'EM001', membername: 'Aye Chan Moe', role: 'MEMBER' }));
  const wire = answerWire({
    'GET /api/tripassignment/pending': { body: success({ items: [], more: false }) },
    'GET /api/tripassignment/list': { body: { ...success([]), next: null } },
  });
  const said = '?state=underway&mine=yes&search=bago&triptypeid=all&from=tomorrow';
  const { user } = renderPage(<Screen />, `/${said}`);
  await waitFor(() => expect(wire.count('GET /api/tripassignment/list')).toBe(1));
  expect(String(wire.sent.find((it) => it.call === 'GET /api/tripassignment/list')?.query)).toBe(
    'search=bago&state=underway&mine=true&page=1',
  );
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByText(`${said}&trip=new`)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Shut' }));
  expect(screen.getByText(said)).toBeDefined();
});
