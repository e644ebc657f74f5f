import Dialog from '@mui/material/Dialog';
import { act, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { keepFocus } from './keep-focus.ts';

function List({ lines }: { readonly lines: readonly string[] }) {
  const [left, setLeft] = useState(lines);
  useEffect(keepFocus, []);
  const [done, setDone] = useState<readonly string[]>([]);
  return (
    <main id="content" tabIndex={-1}>
      <a href="#top">Elsewhere</a>
      <section>
        {left.length === 0 ? (
          <p>Nothing left</p>
        ) : (
          <ul>
            {left.map((it) => (
              <li key={it}>
                <input type="checkbox" aria-label={`Tick ${it}`} />
                {!done.includes(it) && (
                  <button type="button" onClick={() => setDone([...done, it])}>{`Note ${it}`}</button>
                )}
                <button
                  type="button"
                  onClick={() => setLeft(left.filter((other) => other !== it))}
                >{`Settle ${it}`}</button>
              </li>
            ))}
          </ul>
        )}
      </section>
    </main>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const pressed = (name: string) =>
  act(() => {
    button(name).focus();
    button(name).click();
  });

test('the focus of a line that is gone goes to the line that took its place, and at last to the page', async () => {
  render(<List lines={['a', 'b', 'c']} />);
  pressed('Settle b');
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Tick c'));
  pressed('Settle c');
  await expect.poll(() => document.activeElement).toBe(button('Settle a'));
  pressed('Settle a');
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('main'));
});

test('it goes to what is left of the line where only the button is gone', async () => {
  render(<List lines={['a', 'b']} />);
  pressed('Note a');
  await expect.poll(() => document.activeElement).toBe(button('Settle a'));
});

/** A day of which a correction waits, or may be asked for. */
function OneDay() {
  const [waits, setWaits] = useState(false);
  useEffect(keepFocus, []);
  return (
    <main id="content" tabIndex={-1}>
      <section>
        <div>
          <h2>Monday</h2>
          {!waits && (
            <button type="button" onClick={() => setWaits(true)}>
              Correct this day
            </button>
          )}
        </div>
        {waits && (
          <p>
            <button type="button" onClick={() => setWaits(false)}>
              Take back
            </button>
          </p>
        )}
        <p>Nothing was recorded.</p>
        <a href="#map">Where it was</a>
      </section>
    </main>
  );
}

test('where nothing took its place it goes to what else can be done in that part of the page, and not to the page', async () => {
  render(<OneDay />);
  pressed('Correct this day');
  await expect.poll(() => document.activeElement).toBe(button('Take back'));
  pressed('Take back');
  await expect.poll(() => document.activeElement).toBe(button('Correct this day'));
});

/** What lies over the page, with a button that has the focus. */
function lay(): Element {
  const question = document.createElement('div');
  question.setAttribute('role', 'dialog');
  question.innerHTML = '<button>Yes</button>';
  document.body.append(question);
  question.querySelector('button')?.focus();
  return question;
}

test('it waits for a question that lies over the page, which gives the focus back first', async () => {
  const { container } = render(<List lines={['a', 'b']} />);
  act(() => button('Settle a').focus());
  const question = lay();
  container.setAttribute('aria-hidden', 'true');
  act(() => screen.getByText('Settle a').click());
  question.remove();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(document.activeElement).toBe(document.body);
  container.removeAttribute('aria-hidden');
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Tick b'));
});

test('a question that takes the focus back while it closes leaves it on the line all the same', async () => {
  render(<List lines={['a', 'b']} />);
  pressed('Settle a');
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Tick b'));
  lay().remove();
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Tick b'));
});

test('what lay over a page of which nothing had the focus before leaves it to the page', async () => {
  const navigation = render(<button type="button">Take Leave</button>);
  render(<List lines={['a']} />);
  act(() => button('Take Leave').focus());
  navigation.unmount();
  const form = lay();
  expect(document.activeElement).toBe(form.firstChild);
  form.remove();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('main'));
});

test('a page that nothing lay over does not take the focus by itself', async () => {
  const navigation = render(<button type="button">Take Leave</button>);
  render(<List lines={['a']} />);
  act(() => button('Take Leave').focus());
  navigation.unmount();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(document.activeElement).toBe(document.body);
});

/** A form over the page with two lines in it, and with nothing else to do than to add one. */
function Form() {
  const [lines, setLines] = useState(['a', 'b']);
  useEffect(keepFocus, []);
  return (
    <>
      <main id="content" tabIndex={-1} />
      <Dialog open>
        <div>
          <input aria-label="First of the form" />
        </div>
        <section>
          <div>
            {lines.map((it) => (
              <div key={it}>
                <input aria-label={`Name of ${it}`} />
                <button
                  type="button"
                  onClick={() => setLines(lines.filter((other) => other !== it))}
                >{`Remove ${it}`}</button>
              </div>
            ))}
          </div>
          <button type="button">Add</button>
        </section>
      </Dialog>
    </>
  );
}

test('within a dialog it goes to the line that took its place as well, and not to the dialog as a whole', async () => {
  render(<Form />);
  pressed('Remove a');
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Name of b'));
  pressed('Remove b');
  await expect.poll(() => document.activeElement).toBe(button('Add'));
});

test('a dialog that has taken the focus itself gives it on', async () => {
  render(<Form />);
  act(() => {
    button('Remove a').focus();
    button('Remove a').click();
    document.querySelector<HTMLElement>('.MuiDialog-container')?.focus();
  });
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Name of b'));
});

test('whoever leaves it by themselves is left alone', async () => {
  render(<List lines={['a', 'b']} />);
  act(() => button('Settle a').focus());
  act(() => button('Settle a').blur());
  act(() => button('Note b').click());
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(document.activeElement).toBe(document.body);
});

function Opens() {
  const [open, setOpen] = useState(false);
  useEffect(keepFocus, []);
  return (
    <main id="content" tabIndex={-1}>
      <section>
        {open ? (
          <div>
            <input type="file" hidden aria-label="Its file" />
            <button type="button">Choose</button>
          </div>
        ) : (
          <button type="button" onClick={() => setOpen(true)}>
            Add
          </button>
        )}
      </section>
    </main>
  );
}

test('it goes to what shows, not to the hidden input of a field for files', async () => {
  render(<Opens />);
  pressed('Add');
  await expect.poll(() => document.activeElement).toBe(button('Choose'));
});
