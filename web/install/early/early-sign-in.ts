import { passkeysWork, passkeyUsedHere } from '../../lib/device/passkeys.ts';
import { PRESS_HELD_MS } from '../../lib/loading/early-page.ts';
import type { EarlyWords } from './early-words.ts';
import { drawing, element } from './element.ts';

const mark = () =>
  drawing(
    '0 0 48 48',
    ['rect', { width: '48', height: '48', rx: '12', fill: '#1976d2' }],
    ['path', { d: 'M10 34V16l9.5 11L24 21.5', class: 'early-stroke', stroke: '#fff' }],
    ['path', { d: 'M24 27.5 29 33l9.5-17', class: 'early-stroke', stroke: '#ffaf38' }],
  );

const field = (name: string, label: string, attributes: Readonly<Record<string, string>>) =>
  element(
    'div',
    { class: 'early-field' },
    element('label', { for: `early-${name}` }, label),
    element('input', { id: `early-${name}`, name, required: '', spellcheck: 'false', ...attributes }),
  );

const room = () => element('div', { class: 'early-room' });

/** The form of the sign-in page, to be typed into; what is sent is sent by the page that comes in its place. */
export function earlySignIn(words: EarlyWords): HTMLElement {
  const { title, lead, submit, forgot, new: isNew, register } = words.signIn;
  const button = element('button', { class: 'early-submit', type: 'submit' }, submit);
  const code = field('membercode', words.memberCode, {
    autocomplete: 'username',
    autocapitalize: 'characters',
  });
  const password = field('password', words.password, {
    type: 'password',
    autocomplete: 'current-password',
    autocapitalize: 'none',
  });
  const form = element(
    'form',
    { method: 'post', novalidate: '' },
    code,
    password,
    element('div', { class: 'early-forgot' }, element('a', { href: '/session/forgot-password' }, forgot)),
    button,
    ...(passkeyUsedHere() ? [room()] : []),
    ...(passkeysWork() ? [room()] : []),
    element('div', { class: 'early-new' }, isNew, element('a', { href: '/session/signup' }, register)),
  );
  form.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLInputElement) form.dataset['focused'] = target.name;
  });
  let held: ReturnType<typeof setTimeout> | undefined;
  const giveBack = () => {
    clearTimeout(held);
    delete form.dataset['pressed'];
    button.removeAttribute('aria-busy');
  };
  // What is typed on after the press was not meant by it.
  form.addEventListener('input', giveBack);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    giveBack();
    form.dataset['pressed'] = '';
    button.setAttribute('aria-busy', 'true');
    held = setTimeout(giveBack, PRESS_HELD_MS);
  });
  return element(
    'main',
    { class: 'early-sign-in' },
    element(
      'div',
      { class: 'early-card' },
      element(
        'div',
        { class: 'early-head' },
        mark(),
        element('div', {}, element('p', {}, words.product), element('p', {}, words.tagline)),
      ),
      element(
        'div',
        { class: 'early-body' },
        element('div', {}, element('h1', {}, title), element('p', {}, lead)),
        form,
        room(),
      ),
    ),
  );
}
