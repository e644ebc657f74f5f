import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import type { TripView } from '@muster/domain/trips/trips-contract.ts';
import { configure, fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { SavedTrip } from '../features/trips/form/saved-trip.tsx';
import { TripFormDialog } from '../features/trips/form/trip-form-dialog.tsx';
import { renderPage } from './render-page.tsx';
import { answerWire, success } from './wire.ts';

export const EM001 = { id: 11, membercode: 'EM001', membername: 'Aye Chan Moe', role: 'MEMBER' as const };
const members = [
  { ...EM001, status: 'active' },
  { id: 12, membercode: 'EM002', membername: 'Hnin Wai Phyo', status: 'active' },
  { id: 18, membercode: 'EM008', membername: 'Min Thu Kyaw', status: 'suspended' },
];
const company = {
  companyname: 'Golden Lotus',
  zone: 'Asia/Yangon',
  weekstart: 7,
  today: '2099-11-20',
} as unknown as CompanyView;
export const ADD = 'POST /api/tripassignment/add';
export const UPDATE = 'POST /api/tripassignment/update';
export const CHECK = 'POST /api/tripassignment/check';
export const STATES = 'GET /api/tripassignment/getStateID';

export const stored: TripView = {
  id: 7,
  trip_assigmentno: 'TA-2099-00007',
  trip_assignmentdate: '2099-11-20',
  triptypeid: 1,
  triptype: 'Delivery',
  stateid: 'Bago',
  groupno: 'SALES',
  carcode: '',
  milelist: '50',
  competitor: '',
  departuredate: '2099-12-01',
  arrivaldate: '2099-12-02',
  period: 2,
  remark: '',
  entry_member: 'EM001',
  entry_membername: 'Aye Chan Moe',
  memberList: [],
  state: 'planned',
  cancelreason: '',
  revision: 4,
  decidedby: null,
  decidedfor: null,
  decisionremark: '',
  obstacles: [],
  may: { edit: true, cancel: true, decide: false, approve: false, object: false },
};

export const checked = (data: unknown, seats: number | null = null) => ({
  body: { success: 'success', ...success(data), seats },
});
export const done = (data: unknown, code = '200') => ({ body: { success: 'success', ...success(data, code) } });

export function startWire() {
  return answerWire({
    'GET /api/triptype_info': { body: { triptype_info: [{ triptypeid: 1, description: 'Delivery' }] } },
    'GET /api/group_info': { body: { group_info: [{ id: 1, groupno: 'SALES' }] } },
    'GET /api/carcode_info': { body: { carcode_info: [{ id: 1, carcode: 'CAR-1' }] } },
    'GET /api/competitor': { body: { competitor: [{ id: 1, competitor: 'Silver Star' }] } },
    'GET /api/memberno_info': { body: { memberno_info: members } },
    [STATES]: ({ query }) =>
      done(
        query.get('triptypeid') === 'all'
          ? [
              { merge_state: 'Bago', miles: 50 },
              { merge_state: 'Inle', miles: 330 },
            ]
          : [{ merge_state: 'Bago', miles: 50 }],
      ),
    [CHECK]: checked([]),
    [ADD]: { status: 201, ...done(stored, '201') },
    [UPDATE]: done(stored),
  });
}

// A form this long takes its time to draw where several test files run at once.
configure({ asyncUtilTimeout: 10_000 });

function Dialog({ changing }: { readonly changing?: TripView }) {
  const [saved, setSaved] = useState<TripView | undefined>();
  if (saved) return <SavedTrip trip={saved} isNew={!changing} />;
  const asChanging = changing ? { changing } : {};
  return <TripFormDialog company={company} {...asChanging} onSaved={setSaved} onClose={() => undefined} />;
}

export async function show(changing?: TripView) {
  const page = renderPage(<Dialog {...(changing ? { changing } : {})} />);
  for (const option of ['Delivery', 'Bago', 'SALES', 'CAR-1']) await screen.findByText(option);
  return page;
}

/** By wire name: asking for roles in a form this long takes seconds in jsdom. */
const control = <E extends HTMLElement>(name: string) => document.querySelector(`[name="${name}"]`) as E;
export const field = (name: string) => control<HTMLInputElement>(name);
export const list = (name: string) => control<HTMLSelectElement>(name);
export const enter = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
export const choose = (name: string, value: string) => fireEvent.change(list(name), { target: { value } });
export const press = (user: UserEvent, name: string) => user.click(screen.getByText(name, { selector: 'button' }));

export async function fillIn() {
  choose('triptypeid', '1');
  await screen.findByText('Bago');
  choose('stateid', 'Bago');
  choose('groupno', 'SALES');
  enter('departuredate', '01/12/2099');
  enter('arrivaldate', '03/12/2099');
}

export async function addMember(user: UserEvent, code: string) {
  await user.click(field('membercode'));
  enter('membercode', code);
  await user.click(await screen.findByText(code));
}
