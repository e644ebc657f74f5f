import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useLastSeen } from '../../../data/seen/use-last-seen.ts';
import { noteAnswer } from '../../../lib/api/server-answers.ts';
import { enterSession } from '../../../lib/session/session-store.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire } from '../../../testing/wire.ts';
import { TripFormDialog } from './trip-form-dialog.tsx';

const company = { zone: 'Asia/Yangon', weekstart: 7, today: '2099-11-20' } as CompanyView;
const FAILED = 'The list could not be loaded. It is asked for again by itself.';
beforeEach(() => noteAnswer(200));

/** The form as it stands in the shell, which asks again for what got no answer. */
function Form() {
  useLastSeen(11);
  return <TripFormDialog company={company} onSaved={() => undefined} onClose={() => undefined} />;
}
const beneath = (name: string) => document.querySelector(`[data-field="${name}"]`)?.textContent;

it('says at a list that it could not be loaded, whatever is asked of it, and has it once the server is back', async () => {
  act(() => enterSession({ id: 11, membercode: 'EM001', membername: 'Aye Chan Moe', role: 'MEMBER' }));
  const wire = answerWire({});
  const { user } = renderPage(<Form />);
  expect((await screen.findAllByText(FAILED)).length).toBeGreaterThan(2);
  await user.click(screen.getByText('Save', { selector: 'button' }));
  for (const name of ['triptypeid', 'groupno', 'stateid']) expect(beneath(name)).toContain(FAILED);
  expect(beneath('triptypeid')).not.toContain('Please fill this in.');
  wire.now('GET /api/triptype_info', { body: { triptype_info: [{ triptypeid: 1, description: 'Delivery' }] } });
  act(() => noteAnswer(200));
  await screen.findByText('Delivery');
  expect(beneath('triptypeid')).not.toContain(FAILED);
});

it('says of a list that is empty who enters it, and where', async () => {
  act(() => enterSession({ id: 1, membercode: 'SA001', membername: 'Thida Aung', role: 'SA' }));
  answerWire({
    'GET /api/group_info': { body: { group_info: [] } },
    'GET /api/tripassignment/getStateID': { body: { data: [] } },
  });
  renderPage(<Form />);
  const entered = (what: string) => `No ${what} are set up yet. The HR office enters them, under “Lists”.`;
  await waitFor(() => expect(beneath('groupno')).toContain(entered('groups')));
  expect(beneath('stateid')).toContain(entered('states'));
});
