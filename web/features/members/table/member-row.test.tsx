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
  renderPage(<MemberRow member={member} zone="Asia/Yangon" chosen={false} onChoose={() => {}} />);
  expect(screen.getByText(told)).toBeDefined();
});
