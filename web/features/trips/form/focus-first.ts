/** Puts the keyboard on the first control that is marked wrong, once the marks have been drawn. */
export function focusFirst(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
