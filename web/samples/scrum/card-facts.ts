import { sameId } from '@muster/domain/samples/entries.ts';
import type { BoardLabel } from '@muster/domain/samples/scrum/scrum-contract.ts';

type Id = string | number;

/** Those of a list whose ids are named, in the order of the list. */
export const ofIds = <E extends { readonly id: Id }>(list: readonly E[], ids: readonly Id[] = []): readonly E[] =>
  list.filter((it) => ids.some((id) => sameId(id, it.id)));

const COLOURS: Readonly<Record<string, string>> = {
  primary: 'primary.main',
  green: 'success.main',
  secondary: 'secondary.main',
  error: 'error.main',
};

/** A label's colour in the theme. */
export const labelColour = ({ color }: BoardLabel): string => COLOURS[color] ?? 'text.secondary';
