import type { CompanySettings } from '@muster/domain/office/settings-contract.ts';
import { screen } from '@testing-library/react';
import { CompanySettings as Settings } from '../features/office/company-settings.tsx';
import { renderPage } from './render-page.tsx';
import { answerWire, success } from './wire.ts';

export const READ = 'GET /api/office/settings';
export const SAVE = 'PUT /api/office/settings';
/** The settings of a company as they are read. */
export const stored: CompanySettings = {
  name: 'Golden Lotus Trading',
  zone: 'Asia/Yangon',
  weekstart: 7,
  registration: 'code',
  tripsshown: 'all',
  samples: false,
  reminders: false,
  tripapproval: 'manager',
  locationdays: null,
  offlinepunches: 'review',
  unlocatedpunches: 'accept',
  periodstarts: 1,
  countedfrom: '2026-11-02',
  secondfactor: 'office',
  inlieu: null,
  inlieuminutes: 480,
  nightfrom: null,
  nighttill: null,
  overtimeapprovedfrom: null,
  hoursoff: 0,
  revision: 3,
  may: { company: true, registration: true },
};

const { zone: _zone, may: _may, ...rest } = stored;
/** The same as the form sends them. */
export const sent = rest;

/** What was sent to be stored, not to be looked at. */
export const saved = ({ sent: calls }: ReturnType<typeof answerWire>) =>
  calls.filter((it) => it.call === SAVE && !it.query.get('preview')).map((it) => it.body);

/** The form of the settings, once it is there. */
export async function show(answers: Parameters<typeof answerWire>[0] = {}, settings = stored) {
  Element.prototype.scrollIntoView = () => undefined;
  const wire = answerWire({ [READ]: { body: success(settings) }, ...answers });
  const { user } = renderPage(<Settings />);
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: "Company's name" });
  return { wire, user, name };
}

export const save = () => screen.getByRole('button', { name: /^(Save|Try again)$/ });
