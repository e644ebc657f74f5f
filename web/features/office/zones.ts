import { localeOf } from '@muster/domain/messages/languages.ts';

/** Names that browsers still give for zones that are called otherwise by now. */
const renamed: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Louisville': 'America/Kentucky/Louisville',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

const todaysName = (zone: string) => renamed[zone] ?? zone;

/** Every zone that this browser knows, by the name it has today. */
export const zones: readonly string[] = [
  ...new Set([...Intl.supportedValuesOf('timeZone').map(todaysName), ownZone(), 'UTC']),
].sort();

const byLanguage = new Map<string, ReadonlyMap<string, readonly string[]>>();

/** The countries of each zone, as they are called in a language; nothing where the browser does not know. */
export function countriesOf(language: string): ReadonlyMap<string, readonly string[]> {
  const known = byLanguage.get(language) ?? countriesByZone(language);
  byLanguage.set(language, known);
  return known;
}

function countriesByZone(language: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const names = new Intl.DisplayNames(localeOf(language), { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const name = names.of(code);
    const there = name ? zonesIn(code) : [];
    for (const zone of there.map(todaysName)) {
      const known = found.get(zone) ?? [];
      if (name && !known.includes(name)) found.set(zone, [...known, name]);
    }
  }
  return found;
}

/** Older browsers have no such list: there a zone is found by its own name. */
function zonesIn(country: string): readonly string[] {
  const locale: Intl.Locale & { getTimeZones?(): string[] | undefined } = new Intl.Locale(`und-${country}`);
  return locale.getTimeZones?.() ?? [];
}

/** The zone that this device is set to. */
export function ownZone(): string {
  return todaysName(Intl.DateTimeFormat().resolvedOptions().timeZone);
}
