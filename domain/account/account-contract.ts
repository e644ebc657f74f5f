import type { z } from 'zod';
import { contractsOf } from '../wire/contract.ts';
import type * as schemas from './account-schemas.ts';

const contract = contractsOf(() => import('./account-schemas.ts'));

export type OwnPreferences = z.output<typeof schemas.preferences>;

export const readPreferences = contract({
  name: 'readPreferences',
  method: 'GET',
  path: '/api/membercode/preferences',
  summary: 'How the member likes Muster to look, and where they want to be told of what',
  tag: 'account',
  access: 'member',
  guests: true,
  withoutFactor: true,
  problems: [],
});

export const savePreferences = contract({
  name: 'savePreferences',
  method: 'PUT',
  path: '/api/membercode/preferences',
  summary: 'Change the own preferences, for every device; what is left out stays',
  tag: 'account',
  access: 'member',
  guests: true,
  problems: [],
});

export const revokeOtherSessions = contract({
  name: 'revokeOtherSessions',
  method: 'DELETE',
  path: '/api/membercode/sessions',
  summary: 'Sign out on every device but this one',
  tag: 'session',
  access: 'member',
  guests: true,
  withoutFactor: true,
  problems: [],
});

export const downloadOwnData = contract({
  name: 'downloadOwnData',
  method: 'GET',
  path: '/api/membercode/mydata',
  summary: 'Everything that is stored about the member, as a ZIP of JSON and CSV',
  tag: 'account',
  access: 'member',
  guests: true,
  file: 'zip',
  problems: [],
});
