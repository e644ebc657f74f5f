import { writeNames } from '@muster/domain/members/file/cells.ts';

interface Chosen {
  readonly holidaydate: string;
  readonly description: string;
}

export const keyOf = ({ holidaydate, description }: Chosen): string => `${holidaydate} ${description}`;

/** A suggestion is ticked until it is turned; one whose date is to be checked is not, so that somebody checks it. */
export const isTicked = (it: Chosen & { readonly check: boolean }, turned: ReadonlySet<string>): boolean =>
  turned.has(keyOf(it)) === it.check;

/**
 * Chosen holidays as the file that the office could have made of them: they are entered as one is. `sites` are the names
 * of the only ones at which they hold.
 */
export function fileOf(chosen: readonly Chosen[], sites: readonly string[]): File {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const lines = chosen.map((it) => [it.holidaydate, it.description, writeNames(sites)].map(cell).join(','));
  return new File([['holidaydate,description,sites', ...lines].join('\r\n')], 'holidays.csv', { type: 'text/csv' });
}
