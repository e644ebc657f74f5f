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
