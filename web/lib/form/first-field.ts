const typed = ':is(input:not([hidden], [readonly], [type="file"]), select, textarea):enabled';

/** Begins in the first field, unless another asked for it or what is to be read first puts it out of sight. */
export function focusFirst(body: HTMLElement): void {
  const first = body.querySelector<HTMLElement>(`[data-field] ${typed}`);
  if (!first || body.closest('[role$="dialog"]')?.contains(document.activeElement)) return;
  if (first.getBoundingClientRect().bottom > body.getBoundingClientRect().bottom) return;
  const field = first.closest('[data-field]')?.querySelector<HTMLElement>('input[type="radio"]:checked') ?? first;
  field.focus({ preventScroll: true });
  // As Tab leads into it.
  if (field instanceof HTMLInputElement) field.select();
}
