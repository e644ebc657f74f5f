import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { memberDetail } from '../../../testing/member-detail.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire } from '../../../testing/wire.ts';
import { MemberRow } from './member-row.tsx';

it.each([
  ['the managers who decide', ['Mya Mya', 'Min Min'], 'Decided by Mya Mya, Min Min'],
  ['the office where none does', [], 'The office decides'],
])('names %s', (_whom, managers, told) => {
  answerWire({});
  const member = { ...memberDetail, managers };
  renderPage(<MemberRow member={member} zone="Asia/Yangon" chosen={false} doors={false} onChoose={() => {}} />);
  expect(screen.getByText(told)).toBeDefined();
});

it.each([
  ['who has signed up, where there is a door', { registered: true }, true, 'Choose Nilar for a PIN'],
  ['who has not signed up', { registered: false }, true, 'Choose Nilar for a code slip'],
  ['who has not signed up, also without a door', { registered: false }, false, 'Choose Nilar for a code slip'],
  ['nobody who has signed up, where there is none', { registered: true }, false, undefined],
  ['nobody who is suspended', { registered: true, status: 'suspended' as const }, true, undefined],
])('lets choose %s', (_whom, some, doors, label) => {
  answerWire({});
  const member = { ...memberDetail, membername: 'Nilar', status: 'active' as const, ...some };
  renderPage(<MemberRow member={member} zone="Asia/Yangon" chosen={false} doors={doors} onChoose={() => {}} />);
  expect(screen.queryByRole('checkbox')?.getAttribute('aria-label') ?? undefined).toBe(label);
});
