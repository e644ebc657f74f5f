import type { AccentName } from '@muster/domain/members/preferences.ts';

/**
 * The accents that a member may choose, by the names of the template's themes. `dark` is the same hue, light
 * enough to be read on the dark surfaces; a test holds every pair to a contrast of 4.5:1.
 */
export const accents = {
  blue: { light: '#1976d2', dark: '#7db8f5' },
  whiteBlue: { light: '#1565c0', dark: '#90caf9' },
  blueDark: { light: '#0d47a1', dark: '#64a8f0' },
  slateDark1: { light: '#222a45', dark: '#b3bdde' },
  slateDark2: { light: '#3b4a78', dark: '#a5b6e6' },
  purple1: { light: '#5b4ee0', dark: '#b0a8ff' },
  whitePurple: { light: '#6a5ae8', dark: '#c3bcff' },
  purpleDark1: { light: '#43379e', dark: '#9d93f7' },
  purple2: { light: '#5560b4', dark: '#aab2f0' },
  purpleDark2: { light: '#3f4890', dark: '#98a2ec' },
  red: { light: '#c62828', dark: '#ff9a94' },
} as const satisfies Record<AccentName, { light: string; dark: string }>;

export type Accent = keyof typeof accents;
export const accentNames = Object.keys(accents) as Accent[];

/** Surfaces and words of both modes. */
export const surfaces = {
  light: { page: '#fafafa', paper: '#ffffff', text: 'rgb(52,49,76)', quiet: '#5d5b75', line: '#e4e5ec' },
  dark: { page: '#151a2e', paper: '#1f2640', text: '#f1f2f8', quiet: '#b1b6cc', line: '#363e5e' },
} as const;

interface BarLook {
  readonly ground: string;
  readonly text: string;
  readonly quiet: string;
  /** What is laid thinly over the ground where the pointer is, and under the current entry. */
  readonly tint: string;
}

const slate = (ground: string): BarLook => ({ ground, text: '#ffffff', quiet: '#b4bcd8', tint: '#ffffff' });
const coloured = (ground: string): BarLook => ({ ground, text: '#ffffff', quiet: '#ffffff', tint: '#000000' });
const plain = (mode: 'light' | 'dark', tint: string): BarLook => {
  const { paper, text, quiet } = surfaces[mode];
  return { ground: paper, text, quiet, tint };
};
const white = { light: plain('light', '#1976d2'), dark: plain('dark', '#ffffff') };
const whitePurple = { light: plain('light', '#6a5ae8'), dark: plain('dark', '#ffffff') };

/** What the navigation, the top bar and the footer look like in each colour; the same test holds their words to it. */
export const bars = {
  blue: { light: coloured('#1976d2'), dark: slate('#123a66') },
  whiteBlue: white,
  blueDark: { light: slate('#0d3b73'), dark: slate('#0c2443') },
  slateDark1: { light: slate('#222a45'), dark: slate('#10142a') },
  slateDark2: { light: slate('#1a2038'), dark: slate('#0b0e1e') },
  purple1: { light: coloured('#6558e0'), dark: slate('#342c72') },
  whitePurple,
  purpleDark1: { light: slate('#2f2768'), dark: slate('#1c1740') },
  purple2: { light: coloured('#5a66b8'), dark: slate('#2c335f') },
  purpleDark2: { light: slate('#2b3163'), dark: slate('#191d3d') },
  red: { light: coloured('#c62828'), dark: slate('#571a1d') },
} as const satisfies Record<AccentName, { light: BarLook; dark: BarLook }>;

/** Colours that mean something; never the only thing that says it. */
export const meanings = {
  light: {
    success: '#1b7a3d',
    warning: '#9a5b00',
    error: '#c81e3a',
    amber: '#ffaf38',
    leave: '#00707a',
    holiday: '#9c2fa8',
  },
  dark: {
    success: '#6fd996',
    warning: '#ffbf66',
    error: '#ff8fa1',
    amber: '#ffaf38',
    leave: '#5fd3dc',
    holiday: '#e39bf0',
  },
} as const;
