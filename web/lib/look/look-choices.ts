import {
  accentNames,
  type Preferences,
  sidebars,
  singleKeys,
  toolbars,
  usualPreferences,
} from '@muster/domain/members/preferences.ts';
import { keptChoice } from '../kept/kept-choice.ts';

const bar = (name: 'sidebartheme' | 'topbartheme' | 'footertheme') =>
  keptChoice(`muster-${name}`, accentNames, usualPreferences[name]);

/** How the member wants the screen to look, as this device remembers it for the first paint. */
export const lookChoices = {
  accent: keptChoice('muster-accent', accentNames, usualPreferences.accent),
  sidebar: keptChoice('muster-sidebar', sidebars, usualPreferences.sidebar),
  sidebartheme: bar('sidebartheme'),
  topbartheme: bar('topbartheme'),
  footertheme: bar('footertheme'),
  toolbar: keptChoice('muster-toolbar', toolbars, usualPreferences.toolbar),
  singlekeys: keptChoice('muster-singlekeys', singleKeys, usualPreferences.singlekeys),
};

const { accent, sidebar, sidebartheme, topbartheme, footertheme, toolbar, singlekeys } = lookChoices;

/** Remembers on this device whatever is given of the look. */
export function chooseLook(chosen: { readonly [K in keyof typeof lookChoices]?: Preferences[K] | undefined }): void {
  if (chosen.accent) accent.choose(chosen.accent);
  if (chosen.sidebar) sidebar.choose(chosen.sidebar);
  if (chosen.sidebartheme) sidebartheme.choose(chosen.sidebartheme);
  if (chosen.topbartheme) topbartheme.choose(chosen.topbartheme);
  if (chosen.footertheme) footertheme.choose(chosen.footertheme);
  if (chosen.toolbar) toolbar.choose(chosen.toolbar);
  if (chosen.singlekeys) singlekeys.choose(chosen.singlekeys);
}
