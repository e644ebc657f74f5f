import type { z } from 'zod';
import { contractsOf } from '../wire/contract.ts';
import type * as schemas from './office-schemas.ts';
import type { registrationModes } from './settings-policy.ts';

const contract = contractsOf(() => import('./office-schemas.ts'));

export type RegistrationMode = (typeof registrationModes)[number];
export type CompanySettings = z.output<typeof schemas.companySettings>;
export type SettingsInput = z.output<typeof schemas.settingsInput>;
export type SettingsTouch = z.output<typeof schemas.settingsTouch>;
export type FirstStep = (typeof schemas.firstSteps)[number];

/** Apart from what everybody needs of the company. */
export const readSettings = contract({
  name: 'readSettings',
  method: 'GET',
  path: '/api/office/settings',
  summary: "The company's settings",
  tag: 'office',
  access: 'office',
  problems: [],
});

export const readFirstSteps = contract({
  name: 'readFirstSteps',
  method: 'GET',
  path: '/api/office/firststeps',
  summary: 'What a new company needs before its people can work with it, and what of it is done',
  tag: 'office',
  access: 'office',
  problems: [],
});

export const saveSettings = contract({
  name: 'saveSettings',
  method: 'PUT',
  path: '/api/office/settings',
  summary:
    'Change the settings that were looked at; how members register is for administrators alone; as a preview nothing is stored',
  tag: 'office',
  access: 'office',
  problems: ['FORBIDDEN', 'LEAVE_TYPE_UNKNOWN', 'CHANGED_MEANWHILE'],
});
