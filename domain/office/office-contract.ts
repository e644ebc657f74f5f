import type { z } from 'zod';
import { contractsOf } from '../wire/contract.ts';
import type * as schemas from './office-schemas.ts';

const contract = contractsOf(() => import('./office-schemas.ts'));

export type CompanyView = z.output<typeof schemas.companyView>;
export type Welcome = z.output<typeof schemas.welcome>;
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

export const setUpCompany = contract({
  name: 'setUpCompany',
  method: 'POST',
  path: '/api/office/setup',
  summary: 'Create the company, its first site and its first administrator; works once',
  tag: 'office',
  access: 'anyone',
  problems: ['LINK_NOT_VALID', 'PASSWORD_TOO_WEAK', 'PASSWORD_MISMATCH', 'TOO_MANY_REQUESTS'],
});
