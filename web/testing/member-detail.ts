import type { MemberDetail } from '@muster/domain/members/member-office-contract.ts';

/** A member as the office sees them, who may do everything with them. */
export const memberDetail: MemberDetail = {
  ...{ id: 7, membercode: 'EM007', membername: 'Nilar', status: 'active', role: 'MEMBER' },
  ...{ groupno: 'SALES', managers: [], registered: true, lastseen: null, joinedon: '2020-01-06', lefton: null },
  ...{ email: '', phone: '', shiftid: 1, shift: 'Office hours', restdays: [6, 7], locationrule: 'sites' },
  ...{ sites: [1], revision: 4, secondfactor: false, may: { run: true, account: true, change: true, role: true } },
  employment: [{ from: '2020-01-06', to: null }],
};
