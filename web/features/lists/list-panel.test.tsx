import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { answerWire, failure, success } from '../../testing/wire.ts';
import { ListPanel } from './list-panel.tsx';

const LIST = 'GET /api/office/competitors';
const ADD = 'POST /api/office/competitors';
const entry = { id: 1, competitor: 'Golden Lion', retired: false, revision: 1 };

it('says of an empty list what it is for, and that trips can do without', async () => {
  answerWire({ [LIST]: { body: success([]) } });
  renderPage(<ListPanel noun="competitors" />);
  expect(await screen.findByText('There is no competitor yet. Trips can do without.')).toBeDefined();
  expect(screen.getByText('Whom members may meet on a trip.')).toBeDefined();
});

it('says in place that it could not be read, and reads it on demand', async () => {
  const wire = answerWire({ [LIST]: { status: 500, body: failure('INTERNAL') } });
  const { user } = renderPage(<ListPanel noun="competitors" />);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  wire.now(LIST, { body: success([entry]) });
  await user.click(retry);
  expect(await screen.findByText('Golden Lion')).toBeDefined();
});

it('keeps what was typed where a name is taken, says so at the field, and adds it under another', async () => {
  const taken = { field: 'competitor', code: 'NAME_TAKEN', message: 'NAME_TAKEN', params: { reason: 'list' } };
  const wire = answerWire({
    [LIST]: { body: success([entry]) },
    [ADD]: { status: 409, body: failure('NAME_TAKEN', { errors: [taken], params: { reason: 'list' } }) },
  });
  const { user } = renderPage(<ListPanel noun="competitors" />);
  await screen.findByText('Golden Lion');
  await user.click(screen.getByRole('button', { name: 'Add competitor' }));
  const dialog = await screen.findByRole('dialog');
  const field = within(dialog).getByRole<HTMLInputElement>('textbox');
  await user.type(field, 'Golden Lion');
  await user.click(within(dialog).getByRole('button', { name: 'Add competitor' }));
  expect(await within(dialog).findByRole('alert')).toBeDefined();
  expect(field.value).toBe('Golden Lion');
  wire.now(ADD, { status: 201, body: success({ ...entry, id: 2, competitor: 'Golden Lion 2' }, '201') });
  await user.type(field, ' 2');
  await user.click(within(dialog).getByRole('button', { name: 'Add competitor' }));
  expect(await screen.findByText('Golden Lion 2 is added.')).toBeDefined();
  expect(wire.bodies(ADD).at(-1)).toEqual({ competitor: 'Golden Lion 2' });
});

it.each([
  ['sites', { name: 'Golden Lion', latitude: 16, longitude: 96, radius: 100 }],
  ['competitors', { competitor: 'Golden Lion' }],
] as const)('says in the question whether members who have one of the %s hold it', async (noun, named) => {
  answerWire({ [`GET /api/office/${noun}`]: { body: success([{ ...entry, ...named }]) } });
  const { user } = renderPage(<ListPanel noun={noun} />);
  await user.click(await screen.findByRole('button', { name: 'Retire Golden Lion' }));
  const question = await screen.findByRole('alertdialog', { name: 'Retire Golden Lion?' });
  const held = within(question).queryByText(/only be retired once no member has it/);
  expect(held !== null).toBe(noun === 'sites');
  const who = within(question).queryByRole('link', { name: 'Show who has it' })?.getAttribute('href');
  expect(who).toBe(noun === 'sites' ? '/dashboard/members?site=1' : undefined);
});

it('retires only after the question', async () => {
  const retire = 'POST /api/office/competitors/1/retire';
  const wire = answerWire({
    [LIST]: { body: success([entry]) },
    [retire]: { body: success({ ...entry, retired: true }) },
  });
  const { user } = renderPage(<ListPanel noun="competitors" />);
  await user.click(await screen.findByRole('button', { name: 'Retire Golden Lion' }));
  const question = await screen.findByRole('alertdialog', { name: 'Retire Golden Lion?' });
  expect(wire.count(retire)).toBe(0);
  await user.click(within(question).getByRole('button', { name: 'Retire' }));
  expect(await screen.findByText('Golden Lion is retired.')).toBeDefined();
});

it('shows of a list what the address says', async () => {
  answerWire({ [LIST]: { body: success([entry, { ...entry, id: 2, competitor: 'Old Lion', retired: true }]) } });
  const { user } = renderPage(<ListPanel noun="competitors" />, '/?list=competitors&retired=shown');
  expect(await screen.findByText('Old Lion')).toBeDefined();
  await user.click(screen.getByRole('switch'));
  expect(screen.queryByText('Old Lion')).toBeNull();
});
