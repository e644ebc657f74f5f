import type { AccentName } from '@muster/domain/members/preferences.ts';

/**
 * The accents that a member may choose, by the names of the template's themes. `dark` is the same hue, light
 * enough to be read on the dark surfaces; a test holds every pair to a contrast of 4.5:1.
 */
export const accents = {
  blue: { light: '#1976d2', dark: '#7db8f5' },
  slateDark1: { light: '#222a45', dark: '#b3bdde' },
  slateDark2: { light: '#3b4a78', dark: '#a5b6e6' },
  purple1: { light: '#5b4ee0', dark: '#b0a8ff' },
  purple2: { light: '#5560b4', dark: '#aab2f0' },
  red: { light: '#c62828', dark: '#ff9a94' },
} as const satisfies Record<AccentName, { light: string; dark: string }>;

export type Accent = keyof typeof accents;
export const accentNames = Object.keys(accents) as Accent[];

/** Surfaces and words of both modes. */
export const surfaces = {
  light: { page: '#fafafa', paper: '#ffffff', text: 'rgb(52,49,76)', quiet: '#5d5b75', line: '#e4e5ec' },
  dark: { page: '#151a2e', paper: '#1f2640', text: '#f1f2f8', quiet: '#b1b6cc', line: '#363e5e' },
} as const;

export const sidebar = { light: '#222a45', dark: '#10142a', text: '#ffffff', quiet: '#a9b1cd' } as const;

/** Colours that mean something; never the only thing that says it. */
export const meanings = {
  light: { success: '#1b7a3d', warning: '#9a5b00', error: '#c81e3a', amber: '#ffaf38' },
  dark: { success: '#6fd996', warning: '#ffbf66', error: '#ff8fa1', amber: '#ffaf38' },
} as const;
