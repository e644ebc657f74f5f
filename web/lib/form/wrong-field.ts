/** The names of the fields that a form shows, whatever kind of control each has. */
export function shownFields(form: HTMLFormElement): Set<string> {
  return new Set([...fieldsOf(form)].map((it) => it.dataset['field'] ?? ''));
}

/** Puts the keyboard on the first field that is marked wrong. */
export function focusWrong(form: HTMLFormElement, isWrong: (name: string) => boolean, options?: FocusOptions): void {
  const first = [...fieldsOf(form)].find((it) => isWrong(it.dataset['field'] ?? ''));
  const typed = first?.querySelector<HTMLElement>('input:checked, input:not([hidden]), select, textarea');
  (typed ?? first?.querySelector<HTMLElement>('button'))?.focus(options);
}

const fieldsOf = (form: HTMLFormElement) => form.querySelectorAll<HTMLElement>('[data-field]');
