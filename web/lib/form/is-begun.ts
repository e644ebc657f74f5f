/** Whether a field of a form holds a time of which a part is missing: by its value a browser tells it like one that is empty. */
export const isBegun = (name: string): boolean =>
  document.querySelector<HTMLInputElement>(`[data-field="${name}"] input`)?.validity.badInput ?? false;
