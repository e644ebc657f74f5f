import type { AccentName } from '@muster/domain/members/preferences.ts';

/**
 * The accents that a member may choose, by the names of the template's themes. `dark` is the same hue, light
 * enough to be read on the dark surfaces; a test holds every pair to a contrast of 4.5:1, and any two of them apart.
 */
export const accents = {
  blue: { light: '#1976d2', dark: '#7db8f5' },
  whiteBlue: { light: '#005b98', dark: '#9fe1f9' },
  blueDark: { light: '#0c2b97', dark: '#5894fb' },
  slateDark1: { light: '#222a45', dark: '#bdbec1' },
  slateDark2: { light: '#495265', dark: '#9ea5bd' },
  purple1: { light: '#4848df', dark: '#9e99fe' },
  whitePurple: { light: '#a042e4', dark: '#ebd1ff' },
  purpleDark1: { light: '#3d0078', dark: '#b977fb' },
  purple2: { light: '#626599', dark: '#bbc1fd' },
  purpleDark2: { light: '#50408b', dark: '#838dca' },
  red: { light: '#c62828', dark: '#ff9a94' },
} as const satisfies Record<AccentName, { light: string; dark: string }>;

export type Accent = keyof typeof accents;
export const accentNames = Object.keys(accents) as Accent[];

/** Surfaces and words of both modes; `line` sets parts off, `field` is the edge of what can be filled in. */
export const surfaces = {
  light: {
    page: '#fafafa',
    paper: '#ffffff',
    text: 'rgb(52,49,76)',
    quiet: '#5d5b75',
    line: '#e4e5ec',
    field: '#85879c',
  },
  dark: { page: '#151a2e', paper: '#1f2640', text: '#f1f2f8', quiet: '#b1b6cc', line: '#363e5e', field: '#757ea2' },
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

/** Under a red accent an error would look like any link: there it is of another colour. */
export const errorUnder = (accent: Accent, mode: 'light' | 'dark'): string =>
  accent === 'red' ? { light: '#a3005f', dark: '#ff6fa8' }[mode] : meanings[mode].error;

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
