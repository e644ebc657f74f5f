import { z } from 'zod';
import { accentNames, sidebars, singleKeys, themes, toldWhere, toolbars } from '../members/preferences.ts';
import { allLanguages } from '../messages/languages.ts';
import { envelope } from '../wire/envelope.ts';

const where = z.enum(toldWhere);
const notify = { leave: where, trip: where, correction: where, reminder: where, device: where, crew: where };
const colour = z.enum(accentNames);
const chosen = {
  language: z.enum(allLanguages),
  theme: z.enum(themes),
  accent: colour,
  sidebar: z.enum(sidebars),
  sidebartheme: colour,
  topbartheme: colour,
  footertheme: colour,
  toolbar: z.enum(toolbars),
  singlekeys: z.enum(singleKeys),
};

export const preferences = z.object({
  ...chosen,
  /** Whether the language was chosen on any device yet. */
  languagechosen: z.boolean(),
  notify: z.object(notify),
  /** Whether anything was chosen on any device yet. */
  stored: z.boolean(),
});

export const readPreferences = {
  reply: { 200: envelope(preferences) },
};

export const savePreferences = {
  body: z.strictObject({
    ...z.object(chosen).partial().shape,
    notify: z.strictObject(z.object(notify).partial().shape).optional(),
    /** What was read may be sent back whole; these two are the server's to know. */
    languagechosen: z.unknown().optional(),
    stored: z.unknown().optional(),
  }),
  reply: { 200: envelope(preferences) },
};

export const revokeOtherSessions = {
  reply: { 200: envelope(z.object({ ended: z.int() })) },
};

export const downloadOwnData = {
  reply: { 200: z.unknown() },
};
