import { usualPreferences } from '@muster/domain/members/preferences.ts';
import { success } from './wire.ts';

export const day = '2026-11-24';
export const who = { id: 11, membernoid: 11, membercode: 'ZZ1', membername: 'zzaye', status: 'active' };

/** What a member reads of their own account. */
export const storedAccount = {
  'GET /api/membercode/me': {
    body: success({
      ...who,
      role: 'SA',
      phone: '',
      email: 'zz@zz.zz',
      mailtoconfirm: true,
      photo: null,
      groupno: 'ZZ',
      joinedon: null,
      revision: 1,
    }),
  },
  'GET /api/membercode/preferences': { body: success({ ...usualPreferences, stored: true }) },
  'GET /api/membercode/factors': {
    body: success({
      ...{ secondfactor: 'optional', required: false, due: null, totp: `${day}T02:30:00.000Z`, recovery: 9 },
      passwordby: null,
      passkeys: [
        {
          ...{ id: 1, name: 'zzphone', createdat: `${day}T02:30:00.000Z`, lastusedat: null },
          ...{ afterpassword: true, revision: 1 },
        },
      ],
    }),
  },
  'GET /api/membercode/keys': {
    body: success([
      {
        id: 1,
        name: 'zz',
        scopes: ['read', 'checkin'],
        expires: day,
        createdat: `${day}T02:30:00.000Z`,
        lastusedat: null,
      },
    ]),
  },
  'GET /api/membercode/sessions': {
    body: success([
      {
        ...{ id: 1, device: 'zz', address: 'zz', signedinat: `${day}T02:30:00.000Z` },
        ...{ lastusedat: `${day}T02:30:00.000Z`, expires: `${day}T09:30:00.000Z`, current: true },
      },
    ]),
  },
  'GET /api/membercode/groups': {
    body: success([
      { groupno: 'ZZ', as: 'office' },
      { groupno: 'ZZ2', as: 'office' },
    ]),
  },
  'GET /api/membercode/delegation': {
    body: success({
      may: true,
      named: [{ ...who, from: day, to: day, away: true }],
      standsinfor: [{ ...who, from: day, to: day }],
    }),
  },
};
