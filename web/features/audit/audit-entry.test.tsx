import type { AuditLine } from '@muster/domain/audit/audit-contract.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { AuditEntry } from './audit-entry.tsx';

const line: AuditLine = {
  ...{ id: 1, at: '2026-11-20T02:31:00.000Z', actor: 'HR', actorname: 'Hla Hla', action: 'member.change' },
  ...{ subject: 'member:2', about: 'Chit Ko (C)', before: null, after: null, hash: '' },
};

it('says whom a line is about by name and code, and of what has no name its number', () => {
  const { rerender } = renderPage(<AuditEntry line={line} zone="Asia/Yangon" />);
  expect(screen.getByText(/Hla Hla \(HR\) · Chit Ko \(C\)$/)).toBeDefined();
  expect(screen.queryByText(/member:2/)).toBeNull();
  rerender(<AuditEntry line={{ ...line, about: '' }} zone="Asia/Yangon" />);
  expect(screen.getByText(/member:2$/)).toBeDefined();
});

const change = {
  ...line,
  before: { overtimefrom: 0, restdays: [7], role: 'MEMBER', EL: 3 },
  after: { overtimefrom: 30, restdays: [6, 7], role: 'HR', counted: false, EL: 4, settled: '2026-11-20T02:31:00.000Z' },
};

const cells = () => screen.getAllByRole('row').map((it) => [...it.children].map((cell) => cell.textContent).join('|'));

it('calls what changed as forms do, and by its name where it has no word', async () => {
  const { user } = renderPage(<AuditEntry line={change} zone="Asia/Yangon" />);
  await user.click(screen.getByRole('button', { name: /^What changed: / }));
  expect(cells()).toEqual([
    'What|Before|After',
    'Overtime from, in minutes|0|30',
    'Rest days|Sun|Sat, Sun',
    'Role|Member|HR officer',
    'EL|3|4',
    'Attendance is counted|–|No',
    expect.stringMatching(/^Done\|–\|.*09:01/),
  ]);
});

it('names members of a list by their place', async () => {
  const crew = { ...line, before: { crew: [{ membercode: 'A' }] }, after: { crew: [{ membercode: 'B' }] } };
  const { user } = renderPage(<AuditEntry line={crew} zone="Asia/Yangon" />);
  await user.click(screen.getByRole('button', { name: /^What changed: / }));
  expect(cells()[1]).toBe('Members · 1 · Member code|A|B');
});
