import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { addMember } from '@muster/domain/members/members-contract.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useForm } from '../../lib/form/use-form.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { AutocompleteField } from './autocomplete-field.tsx';
import { DayField } from './day-field/day-field.tsx';
import { Field } from './field.tsx';
import { FormColumn } from './form-column.tsx';
import { FormField } from './form-field.tsx';
import { PasswordField } from './password-field.tsx';
import { PhotoField } from './photo-field.tsx';
import { SelectField } from './select-field.tsx';

const nothing = () => undefined;
const choices = [
  { value: '', text: 'Choose' },
  { value: 'a', text: 'A' },
];

/** One field of each kind, with the control that carries its ties. */
const kinds = {
  text: {
    draw: (error?: string) => <FormField {...facts} {...said(error)} value="" onChange={nothing} />,
    control: () => screen.getByRole('textbox', { name: 'Thing' }),
  },
  'text of several lines': {
    draw: (error?: string) => <FormField {...facts} {...said(error)} value="" onChange={nothing} multiline />,
    control: () => screen.getByRole('textbox', { name: 'Thing' }),
  },
  password: {
    draw: (error?: string) => <PasswordField {...facts} {...said(error)} value="" onChange={nothing} />,
    control: () => screen.getByLabelText('Thing'),
  },
  select: {
    draw: (error?: string) => <SelectField {...facts} {...said(error)} value="" onChange={nothing} options={choices} />,
    control: () => screen.getByRole('combobox', { name: 'Thing' }),
  },
  day: {
    draw: (error?: string) => (
      <DayField {...facts} error={error} value="" onChange={nothing} picker={{ today: '2026-11-21', weekStart: 1 }} />
    ),
    control: () => screen.getByRole('textbox', { name: 'Thing' }),
  },
  'one of many': {
    draw: (error?: string) => <AutocompleteField {...facts} {...said(error)} options={['a', 'b']} value={null} />,
    control: () => screen.getByRole('combobox', { name: 'Thing' }),
  },
  'several of many': {
    draw: (error?: string) => (
      <AutocompleteField {...facts} {...said(error)} options={['a', 'b']} value={[]} multiple />
    ),
    control: () => screen.getByRole('combobox', { name: 'Thing' }),
  },
  'a tick': {
    draw: (error?: string) => (
      <Field {...facts} {...said(error)}>
        {({ id, required, aria }) => <Checkbox id={id} required={required} slotProps={{ input: aria }} />}
      </Field>
    ),
    control: () => screen.getByRole('checkbox', { name: 'Thing' }),
  },
  'one of a few': {
    draw: (error?: string) => (
      <Field {...facts} {...said(error)} group>
        {({ labelledBy, aria }) => (
          <RadioGroup aria-labelledby={labelledBy} {...aria}>
            {choices.map((it) => (
              <FormControlLabel key={it.value} value={it.value} label={it.text} control={<Radio />} />
            ))}
          </RadioGroup>
        )}
      </Field>
    ),
    control: () => screen.getByRole('radiogroup', { name: 'Thing' }),
  },
} as const;

const facts = { name: 'thing', label: 'Thing', required: true };
const said = (error?: string) => ({ hint: 'A hint.', error });
const beneath = (control: HTMLElement) => document.getElementById(control.getAttribute('aria-describedby') ?? '');

describe.each(Object.entries(kinds))('a field for %s', (_kind, { draw, control }) => {
  it('is required, and described by its hint', () => {
    renderPage(draw());
    expect(control().getAttribute('aria-required')).toBe('true');
    expect(control().getAttribute('aria-invalid')).toBe('false');
    expect(beneath(control())?.textContent).not.toBe('');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is marked wrong, described by what is wrong, which is said aloud once', () => {
    renderPage(draw('Not like this.'));
    expect(control().getAttribute('aria-invalid')).toBe('true');
    expect(beneath(control())?.textContent).toBe('Not like this.');
    expect(screen.getAllByRole('alert').map((it) => it.textContent)).toEqual(['Not like this.']);
  });
});

function Things() {
  const [things, setThings] = useState<string[]>([]);
  return (
    <form>
      <AutocompleteField
        {...facts}
        {...said()}
        multiple
        options={['North', 'South']}
        value={things}
        onChange={(_event, next) => setThings(next)}
      />
    </form>
  );
}

describe('a text in a field to choose from', () => {
  it('is added to what is chosen once it is left, if it names one; any other stays and is marked', async () => {
    const { user } = renderPage(<Things />);
    const control = screen.getByRole<HTMLInputElement>('combobox', { name: 'Thing' });
    await user.type(control, 'south');
    await user.tab();
    expect(screen.getByText('South')).toBeDefined();
    expect(control.value).toBe('');
    await user.type(control, 'nor');
    await user.tab();
    expect(control.value).toBe('nor');
    expect(beneath(control)?.textContent).toBe('Choose from the list.');
    await user.type(control, '{Backspace>3/}');
    expect(control.getAttribute('aria-invalid')).toBe('false');
  });
});

describe('a photo', () => {
  it('is a group by its label, and says at its button why a picture was not taken', () => {
    const photo = { of: 'Aye Chan Moe', photo: null, busy: false, onPhoto: nothing, onRemove: nothing };
    renderPage(<PhotoField name="photo" label="Photo" error="Not a picture." {...photo} />);
    expect(screen.getByRole('group', { name: 'Photo' })).toBeDefined();
    expect(beneath(screen.getByRole('button'))?.textContent).toBe('Not a picture.');
    expect(screen.getByRole('alert').textContent).toBe('Not a picture.');
  });

  it('takes a picture that is dropped or pasted, and says of another file that it is none', async () => {
    const taken: string[] = [];
    const photo = { of: 'Aye Chan Moe', photo: null, busy: false, onRemove: nothing };
    // The browser of the tests draws nothing.
    vi.stubGlobal('createImageBitmap', async ({ size }: Blob) => ({ width: size, height: size, close: nothing }));
    const canvas = vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL');
    canvas.mockImplementation(function side(this: HTMLCanvasElement) {
      return `data:image/jpeg;${this.width}`;
    });
    const context = { fillRect: nothing, drawImage: nothing } as unknown as ImageBitmapRenderingContext;
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context);
    renderPage(<PhotoField name="photo" label="Photo" onPhoto={(it) => taken.push(it)} {...photo} />);
    const place = screen.getByRole('group', { name: 'Photo' });
    const drop = (file: File) => fireEvent.drop(place, { dataTransfer: { files: [file] } });
    drop(new File(['face'], 'face.png', { type: 'image/png' }));
    await waitFor(() => expect(taken).toEqual(['data:image/jpeg;4']));
    fireEvent.paste(document, { clipboardData: { files: [new File(['other face'], 'b.png', { type: 'image/png' })] } });
    await waitFor(() => expect(taken).toEqual(['data:image/jpeg;4', 'data:image/jpeg;10']));
    drop(new File(['text'], 'letter.txt', { type: 'text/plain' }));
    expect((await screen.findByRole('alert')).textContent).toContain('letter.txt');
    expect(taken).toHaveLength(2);
  });
});

/** A form of two fields of which `kind` is wrong and the first is not. */
function Specimen({ kind }: { readonly kind: keyof typeof kinds }) {
  const form = useForm({
    contract: addMember,
    initial: { first: '', thing: '' },
    toBody: () => ({ membercode: '', membername: '' }),
    check: () => ({ thing: 'Not like this.' }),
    send: () => Promise.resolve(),
  });
  return (
    <FormColumn onSubmit={form.submit}>
      <FormField {...form.field('first')} label="First" />
      {kinds[kind].draw(form.errors()['thing'])}
      <button type="submit">Send</button>
    </FormColumn>
  );
}

describe('the first field that is wrong', () => {
  it.each(Object.keys(kinds) as (keyof typeof kinds)[])('gets the keyboard: %s', async (kind) => {
    const { user } = renderPage(<Specimen kind={kind} />);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(document.activeElement?.closest('[data-field]')?.getAttribute('data-field')).toBe('thing');
    expect(document.activeElement?.matches('input, select, textarea')).toBe(true);
  });
});
