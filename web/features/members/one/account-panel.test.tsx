import type { MemberDetail } from '@muster/domain/members/member-office-contract.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire } from '../../../testing/wire.ts';
import { AccountPanel } from './account-panel.tsx';

const member: MemberDetail = {
  ...{ id: 7, membercode: 'EM007', membername: 'Nilar', status: 'active', role: 'MEMBER' },
  ...{ groupno: 'SALES', managers: [], registered: true, lastseen: null, joinedon: '2020-01-06', lefton: null },
  ...{ email: '', phone: '', shiftid: 1, shift: 'Office hours', restdays: [6, 7], locationrule: 'sites' },
  ...{ sites: [1], revision: 4, secondfactor: true, may: { run: true, account: true, change: true, role: true } },
  employment: [{ from: '2020-01-06', to: null }],
};

const names = () => screen.getAllByRole('button').map((it) => it.textContent);

it('offers a code and a factor less, but not of who decides about the reader, and says who gives them', () => {
  answerWire({});
  const { unmount } = renderPage(<AccountPanel member={member} zone="Asia/Yangon" />);
  expect(names()).toEqual(['One-time code', 'Remove second factor', 'Suspend']);
  unmount();
  const may = { ...member.may, account: false };
  renderPage(<AccountPanel member={{ ...member, may }} zone="Asia/Yangon" />);
  expect(names()).toEqual(['Suspend']);
  expect(screen.getByText(/decides about your leave.*is for an administrator to give/)).toBeDefined();
});
