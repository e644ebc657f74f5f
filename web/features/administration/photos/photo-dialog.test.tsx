import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire } from '../../../testing/wire.ts';
import { PhotoDialog } from './photo-dialog.tsx';

const facts = { id: 1, title: 'Lamps', description: '', path: '/api/files/lamps.webp', takenon: null };
const photo = (replace: boolean) => ({ ...facts, uploadedby: 'B', revision: 1, may: { replace } });

it.each([true, false])('offers another picture where it may be replaced: %s', async (replace) => {
  answerWire({});
  renderPage(<PhotoDialog photo={photo(replace)} onClose={() => undefined} />);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).queryByRole('button', { name: 'Choose a picture' }) !== null).toBe(replace);
  expect(within(dialog).getByLabelText<HTMLInputElement>('Title').value).toBe('Lamps');
});
