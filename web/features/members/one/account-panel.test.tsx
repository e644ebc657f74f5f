import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { memberDetail } from '../../../testing/member-detail.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire } from '../../../testing/wire.ts';
import { AccountPanel } from './account-panel.tsx';

const member = { ...memberDetail, secondfactor: true };

const names = () => screen.getAllByRole('button').map((it) => it.textContent);

it('offers a code and a factor less, but not of who decides about the reader, and says who gives them', () => {
  answerWire({});
  const { unmount } = renderPage(<AccountPanel member={member} zone="Asia/Yangon" />);
  expect(names()).toEqual(['One-time code', 'Remove two-step sign-in', 'Suspend']);
  unmount();
  const may = { ...member.may, account: false };
  renderPage(<AccountPanel member={{ ...member, may }} zone="Asia/Yangon" />);
  expect(names()).toEqual(['Suspend']);
  expect(screen.getByText(/decides about your leave.*is for an administrator to give/)).toBeDefined();
});

it('says before a suspension that it ends no employment: the working days go on counting', async () => {
  answerWire({});
  const { user } = renderPage(<AccountPanel member={member} zone="Asia/Yangon" />);
  await user.click(screen.getByRole('button', { name: 'Suspend' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('as absence, until you excuse them or enter leave.');
});
