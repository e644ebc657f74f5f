/** The pages of the style guide; each is the last part of its address under `/material`. */
export const guideNames = [
  'table',
  'form',
  'buttons',
  'icons',
  'progress',
  'menu',
  'checkbox',
  'switch',
  'radio',
  'slider',
  'autocomplete',
  'expansion-panel',
  'dialog',
  'snackbar',
] as const;

export type GuideName = (typeof guideNames)[number];

export const isGuideName = (name: string): name is GuideName => (guideNames as readonly string[]).includes(name);
