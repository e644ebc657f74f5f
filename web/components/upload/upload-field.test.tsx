import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { UploadField } from './upload-field.tsx';

const MEGABYTE = 1024 * 1024;

it('sends nothing that weighs too much, and says at once what it weighs and what it may', async () => {
  const onFile = vi.fn();
  const field = { name: 'file', label: 'Picture', accept: 'image/png', choose: 'Choose', file: undefined, busy: false };
  const { user } = renderPage(<UploadField {...field} most={10 * MEGABYTE} onFile={onFile} />);
  const input = document.querySelector('input') as HTMLInputElement;
  const heavy = new File([new Uint8Array(10 * MEGABYTE + 1)], 'heavy.png', { type: 'image/png' });
  await user.upload(input, heavy);
  await screen.findByText('This file has 10.1 MB. Please take one of at most 10 MB.');
  expect(onFile).not.toHaveBeenCalled();
  const light = new File(['x'], 'light.png', { type: 'image/png' });
  await user.upload(input, light);
  expect(onFile).toHaveBeenCalledExactlyOnceWith(light);
});

it('keeps the focus on the button while a file is read, and takes no other one', async () => {
  const field = { name: 'file', label: 'Picture', accept: 'image/png', choose: 'Choose', file: undefined };
  const { user } = renderPage(<UploadField {...field} busy onFile={() => undefined} />);
  const opened = vi.spyOn(document.querySelector('input') as HTMLInputElement, 'click');
  await user.tab();
  const button = screen.getByRole('button', { name: 'Choose' });
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{Enter}');
  expect(opened).not.toHaveBeenCalled();
});
