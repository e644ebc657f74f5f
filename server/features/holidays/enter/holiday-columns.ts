import { refuse } from '../../../http/problems.ts';

/**
 * What people call the columns, in English, German, French and Burmese; what a later line names counts where there is
 * nothing of the lines before: beside a date, a day is its weekday.
 */
const NAMES = {
  holidaydate: [
    /^((holiday ?)?date|start|start ?date|datum)$/i,
    /^((feiertags|anfangs|start)datum|beginnt am|date (de début|du jour férié)|ရက်စွဲ|နေ့စွဲ|နေ့ရက်)$/i,
    /^((holiday ?)?day|tag|jour|နေ့|ရက်)$/i,
  ],
  description: [
    /^(description|name|holiday|holiday name|title|summary|subject)$/i,
    /^(feiertag|(name des )?feiertage?s|feiertags(name|bezeichnung)|bezeichnung|beschreibung|titel|anlass|betreff)$/i,
    /^(nom|(nom du )?jour férié|férié|fête|libellé|intitulé|titre|objet)$/i,
    /^((အများပြည်သူ)?(ရုံး)?(ပိတ်ရက်|အားလပ်ရက်)(များ)?(အမည်)?|အမည်|နာမည်|အကြောင်းအရာ|ဖော်ပြချက်|ခေါင်းစဉ်)$/,
    /^(public holiday|event|occasion)$/i,
  ],
  sites: [
    /^(sites?|locations?|workplaces?)$/i,
    /^(standorte?|(arbeits)?orte?|betriebsstätten?)$/i,
    /^(lieux?( de travail)?|emplacements?|établissements?)$/i,
    /^(လုပ်ငန်းခွင်|နေရာ|ရုံးခွဲ|ဆိုင်ခွဲ)(များ)?$/,
  ],
} as const;
type Column = keyof typeof NAMES;

/** Where the columns of a table of holidays stand by its titles, -1 for nowhere, and the titles of which none is read. */
export interface HolidayColumns {
  readonly at: Readonly<Record<Column, number>>;
  readonly ignored: readonly string[];
}

const plain = (written: string): string => written.normalize('NFC').replace(/\s+/g, ' ').trim();

/** Whether a line names the columns that a table of holidays cannot be without. */
export const namesHolidays = (cells: readonly string[]): boolean =>
  (['holidaydate', 'description'] as const).every((column) =>
    NAMES[column].some((name) => cells.some((it) => name.test(plain(it)))),
  );

/** @throws FILE_NOT_READABLE where a column stands twice, for only one would be read */
export function holidayColumns(written: readonly string[]): HolidayColumns {
  const titles = written.map(plain);
  const at = {
    holidaydate: columnIn(titles, 'holidaydate'),
    description: columnIn(titles, 'description'),
    sites: columnIn(titles, 'sites'),
  };
  const read = Object.values(at);
  return { at, ignored: titles.filter((it, index) => it !== '' && !read.includes(index)) };
}

function columnIn(titles: readonly string[], column: Column): number {
  const called = NAMES[column].find((name) => titles.some((it) => name.test(it)));
  const [at = -1, again] = titles.flatMap((it, index) => (called?.test(it) ? [index] : []));
  if (again === undefined) return at;
  throw refuse('FILE_NOT_READABLE', { field: 'file', params: { reason: 'twice', column } });
}
