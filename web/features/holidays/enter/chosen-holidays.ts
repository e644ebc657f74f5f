interface Chosen {
  readonly holidaydate: string;
  readonly description: string;
}

export const keyOf = ({ holidaydate, description }: Chosen): string => `${holidaydate} ${description}`;

/** Chosen holidays as the file that the office could have made of them: they are entered as one is. */
export function fileOf(chosen: readonly Chosen[]): File {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const lines = chosen.map((it) => [it.holidaydate, it.description].map(cell).join(','));
  return new File([['holidaydate,description', ...lines].join('\r\n')], 'holidays.csv', { type: 'text/csv' });
}
