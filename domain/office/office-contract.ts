import type { z } from 'zod';
import { contractsOf } from '../wire/contract.ts';
import type * as schemas from './office-schemas.ts';
import type { registrationModes } from './settings-policy.ts';

const contract = contractsOf(() => import('./office-schemas.ts'));

export type RegistrationMode = (typeof registrationModes)[number];
export type CompanyView = z.output<typeof schemas.companyView>;
export type Welcome = z.output<typeof schemas.welcome>;
export type CompanySettings = z.output<typeof schemas.companySettings>;
export type SettingsInput = z.output<typeof schemas.settingsInput>;
export type SettingsTouch = z.output<typeof schemas.settingsTouch>;
export type FirstStep = (typeof schemas.firstSteps)[number];
export type SetUpInput = z.output<typeof schemas.setUpInput>;

export const readWelcome = contract({
  name: 'readWelcome',
  method: 'GET',
  path: '/api/office/welcome',
  summary: 'Whether this installation has a company yet, and how its members sign up',
  tag: 'office',
  access: 'anyone',
  problems: [],
});

export const readCompany = contract({
  name: 'readCompany',
  method: 'GET',
  path: '/api/office/company',
  summary: "The company's name, zone, first day of the week and today's date there",
  tag: 'office',
  access: 'member',
  guests: true,
  withoutFactor: true,
  problems: [],
});

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

export const setUpCompany = contract({
  name: 'setUpCompany',
  method: 'POST',
  path: '/api/office/setup',
  summary: 'Create the company, its first site and its first administrator; works once',
  tag: 'office',
  access: 'anyone',
  problems: ['LINK_NOT_VALID', 'PASSWORD_TOO_WEAK', 'PASSWORD_MISMATCH', 'TOO_MANY_REQUESTS'],
});

export const healthz = contract({
  name: 'healthz',
  method: 'GET',
  path: '/healthz',
  summary: 'The process lives',
  tag: 'operations',
  access: 'anyone',
  anyQuery: true,
  problems: [],
});

export const readyz = contract({
  name: 'readyz',
  method: 'GET',
  path: '/readyz',
  summary: 'The database answers',
  tag: 'operations',
  access: 'anyone',
  anyQuery: true,
  problems: ['UNAVAILABLE'],
});
