import type { LeaveView } from '@muster/domain/leave/leave-contract.ts';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { enterSession } from '../../../lib/session/session-store.ts';
import { someLeave } from '../../../testing/leave-data.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answerWire, success } from '../../../testing/wire.ts';
import { SavedLeave } from '../own/form/saved-leave.tsx';
import { DocumentsButton } from './documents-button.tsx';
import { DocumentsField, type SentDocument } from './documents-field.tsx';

beforeEach(() => enterSession({ id: 1, membercode: 'EM001', membername: 'Aye Aye', role: 'MEMBER' }));

const pdf = (id: number) => ({
  ...{ id, path: `/api/v1/files/${id}.pdf`, type: 'application/pdf', size: 1000 },
  ...{ addedat: '2026-11-20T02:30:00.000Z', addedby: 'Aye Aye', may: { remove: true } },
});

async function open(given: Partial<LeaveView> & { membername?: string }, count: number) {
  const documents = Array.from({ length: count }, (_none, n) => pdf(n + 1));
  answerWire({
    'GET /api/company': { body: success({ zone: 'Asia/Yangon', today: '2026-11-21' }) },
    'GET /api/leave/7/documents': { body: success({ documents, may: { add: count < 5 } }) },
  });
  const { user } = renderPage(<DocumentsButton leave={{ ...someLeave(), ...given }} always />);
  const button = screen.getByRole('button');
  await user.click(button);
  return button.textContent;
}

it('tell a member whose document is missing what to do, and which is asked for', async () => {
  expect(await open({ documentdue: true }, 0)).toBe('Document missing: add it');
  expect(await screen.findByText(/a document is asked for, such as a doctor’s certificate/)).toBeDefined();
  expect(screen.queryByText(/optional/)).toBeNull();
});

it('say to who decides that one is missing', async () => {
  expect(await open({ documentdue: true, membername: 'Aye Aye' }, 0)).toBe('Document missing');
});

it('say of a kind that is not taken which kinds are', async () => {
  await open({}, 0);
  await screen.findByRole('button', { name: 'Add a document' });
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [new File(['ftyp'], 'IMG_1.HEIC', { type: 'image/heic' })] } });
  expect((await screen.findByRole('alert')).textContent).toBe(
    'IMG_1.HEIC is of a kind that is not taken here. A photo or another picture as JPEG, PNG or WebP, or a PDF.',
  );
});

it('say why there is no place for a sixth', async () => {
  await open({ documents: 5 }, 5);
  expect(await screen.findByText('These are five, the most that lie with one leave.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Add a document' })).toBeNull();
});

it.each([
  [true as const, true],
  [undefined, false],
])('are named once leave is asked for, where one is missing: %s', async (documentdue, named) => {
  renderPage(<SavedLeave leave={someLeave(documentdue && { documentdue })} isNew />);
  const word = await screen.findByText(/^Leave asked for/);
  expect(/A document is still missing/.test(word.textContent)).toBe(named);
});

const sending = { file: undefined, busy: false, progress: 0, problem: null, onFile: () => undefined };

function Form({ sent, asked }: { readonly sent: readonly SentDocument[]; readonly asked: string | undefined }) {
  const [value, setValue] = useState(sent);
  return (
    <section>
      <div>
        <input aria-label="From date" />
        <DocumentsField value={value} error={undefined} asked={asked} onChange={setValue} sending={sending} />
        <p>What comes after it.</p>
      </div>
    </section>
  );
}

const wrong = { name: 'wrong.pdf', path: '/api/v1/files/1.pdf' };

it('are chosen by the press that adds one, where none is asked for', async () => {
  const { user } = renderPage(<Form sent={[]} asked={undefined} />);
  const picked = vi.spyOn(HTMLInputElement.prototype, 'click');
  await user.click(screen.getByRole('button', { name: 'Add a document' }));
  expect(picked.mock.contexts).toEqual([document.querySelector('input[type=file]')]);
  picked.mockRestore();
});

it('stay when their name is tapped', async () => {
  const { user } = renderPage(<Form sent={[wrong]} asked={undefined} />);
  await user.click(screen.getByText('wrong.pdf'));
  expect(screen.getByText('wrong.pdf')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Take wrong.pdf/ }));
  expect(screen.queryByText('wrong.pdf')).toBeNull();
});

it('taken away again by the keyboard leave the focus where another is added', async () => {
  const { user } = renderPage(<Form sent={[wrong]} asked="Asked." />);
  screen.getByRole('button', { name: /^Take wrong.pdf/ }).focus();
  await user.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Add a document' }));
});
