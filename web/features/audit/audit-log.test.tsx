import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { answerWire, success } from '../../testing/wire.ts';
import { AuditLog } from './audit-log.tsx';

const LOG = 'GET /api/audit';
const company = { zone: 'Asia/Yangon', weekstart: 7, today: '2099-11-20' } as CompanyView;

it('asks what the address says, nothing of it that is no filter, and for who did it once that is typed', async () => {
  const wire = answerWire({ [LOG]: { body: { ...success([]), page: 1, more: false } } });
  const { user } = renderPage(<AuditLog company={company} />, '/?about=leave&from=2099-11-01&to=soon');
  const asked = () => wire.sent.findLast((it) => it.call === LOG)?.query.toString();
  await expect.poll(asked).toBe('from=2099-11-01&action=leave.&page=1');
  await user.type(screen.getByRole('textbox', { name: 'Member code' }), ' hr001');
  await expect.poll(asked).toBe('from=2099-11-01&actor=HR001&action=leave.&page=1');
});
