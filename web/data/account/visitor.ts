import { readWelcome, setUpCompany } from '@muster/domain/office/office-contract.ts';
import { forgotPassword, register, resetPassword, signIn } from '@muster/domain/session/session-contract.ts';
import type { Asked } from '@muster/domain/wire/contract.ts';
import { api } from '../../lib/api/api.ts';
import { enterSession } from '../../lib/session/session-store.ts';

/** What a visitor does. Nothing is kept before a member is signed in, so that nothing becomes stale either. */
export const visitorCalls = {
  welcome: async () => (await api.call(readWelcome)).data,
  signIn: async (body: Asked<typeof signIn>['body']) => enterSession((await api.call(signIn, { body })).data),
  register: async (body: Asked<typeof register>['body']) => enterSession((await api.call(register, { body })).data),
  forgotPassword: async (body: Asked<typeof forgotPassword>['body']) => {
    await api.call(forgotPassword, { body });
  },
  resetPassword: async (body: Asked<typeof resetPassword>['body']) => {
    await api.call(resetPassword, { body });
  },
  setUpCompany: async (body: Asked<typeof setUpCompany>['body']) => (await api.call(setUpCompany, { body })).data,
};
