import { addMember } from '@muster/domain/members/members-contract.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { FormDialog } from '../../components/form/form-dialog.tsx';
import { FormField } from '../../components/form/form-field.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { type Answer, answerWire, failure, success } from '../../testing/wire.ts';
import { api } from '../api/api.ts';
import { useForm } from './use-form.ts';

const ADD = 'POST /api/members';
const stored = { id: 4, membercode: 'EM004', membername: 'Hnin', status: 'active' };
const choices = [
  { value: '', text: 'No mail' },
  { value: 'a@b.mm', text: 'a@b.mm' },
];

interface SpecimenProps {
  readonly initial?: { membercode: string; membername: string; email: string };
  /** Goes on after a save, with what was stored. */
  readonly stays?: boolean;
}

/** Adding a member, with a select where the product has a text. */
function Specimen({ initial = { membercode: '', membername: '', email: '' }, stays = false }: SpecimenProps) {
  const [open, setOpen] = useState(true);
  const [keys, setKeys] = useState<readonly string[]>([]);
  const form = useForm({
    contract: addMember,
    initial,
    toBody: (values) => values,
    required: ['membercode', 'membername'],
    nameOf: (field) => field.replace('person.', ''),
    send: async (body, key) => {
      setKeys((before) => [...before, key]);
      const { data } = await api.call(addMember, { body });
      if (stays) return { ...body, email: '', membername: data.membername };
      setOpen(false);
      return undefined;
    },
  });
  return (
    <>
      <output aria-label="keys">{keys.join(' ')}</output>
      {open && (
        <FormDialog form={form} title="Add" submit="Save" onClose={() => setOpen(false)}>
          <FormField {...form.field('membercode')} label="Code" />
          <SelectField {...form.field('email')} label="Mail" options={choices} />
          <FormField {...form.field('membername')} label="Name" multiline />
        </FormDialog>
      )}
    </>
  );
}

/** A page that reads its record anew. */
function Reading() {
  const [initial, setInitial] = useState({ membercode: '', membername: '', email: '' });
  useEffect(() => {
    const read = () => setInitial({ membercode: 'OTHER', membername: 'Other', email: '' });
    window.addEventListener('read-anew', read);
    return () => window.removeEventListener('read-anew', read);
  }, []);
  return <Specimen initial={initial} />;
}

type User = ReturnType<typeof renderPage>['user'];
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));
const keys = () => document.querySelector('output')?.textContent?.split(' ').filter(Boolean) ?? [];
const blaming = (...names: string[]) => ({
  status: 400,
  body: failure('INVALID_INPUT', { errors: names.map((it) => ({ field: it, code: 'MEMBERCODE_TAKEN' })) }),
});
const TAKEN = 'This member code is in use.';

async function fillIn(user: User) {
  await user.type(field('Code'), 'EM004');
  await user.type(field('Name'), 'Hnin');
}

/** A wire whose answer comes when the test says so. */
function slowWire() {
  let give: (it: Answer) => void = () => undefined;
  const wire = answerWire({ [ADD]: () => new Promise<Answer>((resolve) => (give = resolve)) });
  return { wire, give: (it: Answer) => give(it) };
}

describe('what is typed', () => {
  it('stays when the answer is lost, and is sent again under the same key', async () => {
    const wire = answerWire({ [ADD]: 'dropped' });
    const { user } = renderPage(<Specimen />);
    await fillIn(user);
    await press(user, 'Save');
    await screen.findByText(/could not be reached/);
    expect([field('Code').value, field('Name').value]).toEqual(['EM004', 'Hnin']);
    wire.now(ADD, { status: 201, body: success(stored, '201') });
    await press(user, 'Try again');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
  });

  it('stays when the page reads its record anew', async () => {
    answerWire({});
    const { user } = renderPage(<Reading />);
    await fillIn(user);
    act(() => window.dispatchEvent(new Event('read-anew')));
    expect([field('Code').value, field('Name').value]).toEqual(['EM004', 'Hnin']);
  });

  it('while a save is under way stays, and the rest shows what was stored', async () => {
    const { give } = slowWire();
    const { user } = renderPage(<Specimen stays />);
    await fillIn(user);
    await press(user, 'Save');
    await user.type(field('Code'), '5');
    give({ status: 201, body: success({ ...stored, membername: 'Hnin Wai' }, '201') });
    expect(await screen.findByDisplayValue('Hnin Wai')).toBeDefined();
    expect(field('Code').value).toBe('EM0045');
  });

  it('is another request once it was saved', async () => {
    answerWire({ [ADD]: { status: 201, body: success(stored, '201') } });
    const { user } = renderPage(<Specimen stays />);
    await fillIn(user);
    await press(user, 'Save');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('false'),
    );
    await press(user, 'Save');
    await waitFor(() => expect(new Set(keys()).size).toBe(2));
  });

  it('is sent once however often it is submitted', async () => {
    const { wire, give } = slowWire();
    const { user } = renderPage(<Specimen />);
    await fillIn(user);
    await user.dblClick(screen.getByRole('button', { name: 'Save' }));
    await user.type(field('Code'), '{Enter}');
    give({ status: 201, body: success(stored, '201') });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(wire.count(ADD)).toBe(1);
  });
});

describe('what is wrong', () => {
  it('is marked at every field at once, and unmarked while it is mended', async () => {
    const wire = answerWire({});
    const { user } = renderPage(<Specimen />);
    await press(user, 'Save');
    expect(screen.getAllByText('Please fill this in.')).toHaveLength(2);
    expect(document.activeElement).toBe(field('Code'));
    await user.type(field('Code'), 'E');
    expect(screen.getAllByText('Please fill this in.')).toHaveLength(1);
    expect(wire.sent).toEqual([]);
  });

  it('by the contract is said without a call, once its schema is there', async () => {
    const wire = answerWire({ [ADD]: blaming('membercode') });
    const { user } = renderPage(<Specimen />);
    await fillIn(user);
    await user.type(field('Code'), ' ?');
    // The schema is fetched while one types; until then the server would say the same.
    await (await import('@muster/domain/members/members-contract.ts')).addMember.schemas();
    await import('@muster/domain/wire/invalid-input.ts');
    await press(user, 'Save');
    expect(await screen.findByText('Letters, digits, dots, dashes and underscores only.')).toBeDefined();
    expect(document.activeElement).toBe(field('Code'));
    expect(wire.sent).toEqual([]);
  });

  it('as the server says stands at the fields it blames, by the form’s names, selects included', async () => {
    answerWire({ [ADD]: blaming('person.email', 'membername') });
    const { user } = renderPage(<Specimen />);
    await fillIn(user);
    await press(user, 'Save');
    expect(await screen.findAllByText(TAKEN)).toHaveLength(2);
    const mail = screen.getByRole('combobox', { name: 'Mail' });
    expect(mail.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(mail);
    await user.selectOptions(mail, 'a@b.mm');
    expect(screen.getAllByText(TAKEN)).toHaveLength(1);
  });

  it('with no field that is shown is said at the bottom', async () => {
    answerWire({ [ADD]: blaming('membername', 'attendancemonth') });
    const { user } = renderPage(<Specimen />);
    await fillIn(user);
    await press(user, 'Save');
    expect(await screen.findAllByText(TAKEN)).toHaveLength(2);
    expect(field('Name').getAttribute('aria-invalid')).toBe('true');
  });

  it('with what was typed differently meanwhile is not said of it', async () => {
    const { give } = slowWire();
    const { user } = renderPage(<Specimen />);
    await fillIn(user);
    await press(user, 'Save');
    await user.type(field('Code'), '5');
    give(blaming('membercode', 'membername'));
    expect(await screen.findAllByText(TAKEN)).toHaveLength(1);
    expect(field('Code').getAttribute('aria-invalid')).toBe('false');
    expect(document.activeElement).toBe(field('Code'));
  });
});

describe('a form in a dialog', () => {
  const ways: readonly (readonly [string, (user: User) => Promise<void>])[] = [
    ['Escape', (user) => user.keyboard('{Escape}')],
    ['the veil', (user) => user.click(document.querySelector('.MuiDialog-container') as Element)],
    ['Cancel', (user) => press(user, 'Cancel')],
  ];
  const question = () => screen.queryByRole('alertdialog', { name: 'Discard what you typed?' });

  it.each(ways)('closes by %s while nothing is typed', async (_way, leave) => {
    answerWire({});
    const { user } = renderPage(<Specimen />);
    await user.type(field('Code'), 'E{Backspace}');
    await leave(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each(ways)('asks before what was typed is given up by %s', async (_way, leave) => {
    answerWire({});
    const { user } = renderPage(<Specimen />);
    await user.type(field('Code'), 'E');
    await leave(user);
    expect(question()).not.toBeNull();
    await press(user, 'Go on typing');
    await waitFor(() => expect(question()).toBeNull());
    expect(field('Code').value).toBe('E');
    await leave(user);
    await press(user, 'Discard');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each(ways)('says before it is left by %s that it was perhaps saved, where no answer came', async (_way, leave) => {
    answerWire({ [ADD]: 'dropped' });
    // As it was opened: nothing was typed.
    const { user, client } = renderPage(<Specimen initial={{ membercode: 'EM004', membername: 'Hnin', email: '' }} />);
    client.setQueryData(['members'], 'as they were');
    await press(user, 'Save');
    await screen.findByText(/could not be reached/);
    await leave(user);
    expect(question()?.textContent).toContain('It was perhaps saved already.');
    expect(question()?.textContent).not.toContain('It has not been saved.');
    expect(client.getQueryState(['members'])?.isInvalidated, 'not while it may be sent again').toBe(false);
    await press(user, 'Discard');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(client.getQueryState(['members'])?.isInvalidated).toBe(true);
  });

  it('says that nothing was saved where it was refused', async () => {
    answerWire({ [ADD]: blaming('membercode') });
    const { user } = renderPage(<Specimen />);
    await fillIn(user);
    await press(user, 'Save');
    await screen.findByText(TAKEN);
    await press(user, 'Cancel');
    expect(question()?.textContent).toContain('It has not been saved.');
  });
});
