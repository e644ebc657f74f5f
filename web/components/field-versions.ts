import type { FieldVersions } from './changed-meanwhile.tsx';

type Said = readonly [label: string, say: (value: string) => string];

/** What each field of a form is called, and how a value of it is said. */
export type Words<Field extends string> = Readonly<Record<Field, Said>>;

/** The versions of the fields of a form, in words. */
export const fieldVersions = <Field extends string>(
  words: Words<Field>,
  { opened, typed, stored }: Readonly<Record<'opened' | 'typed' | 'stored', Readonly<Record<Field, string>>>>,
): FieldVersions[] =>
  (Object.entries(words) as [Field, Said][]).map(([name, [label, say]]) => ({
    label,
    opened: say(opened[name]),
    typed: say(typed[name]),
    stored: say(stored[name]),
  }));
