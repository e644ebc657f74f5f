/** What ICU knows of a region; the types of the language do not have it yet. */
interface RegionOfIcu {
  getTimeZones(): string[] | undefined;
}

/** The one country that a time zone is of, by the tables of ICU; null where several or none use it. */
export function countryOf(zone: string, countries: readonly { readonly code: string }[]): string | null {
  const [found, ...more] = countries.filter(({ code }) => zonesOf(code).some((it) => isSameZone(it, zone)));
  return found && more.length === 0 ? found.code : null;
}

const zonesOf = (country: string): string[] =>
  (new Intl.Locale(`und-${country}`) as unknown as RegionOfIcu).getTimeZones() ?? [];

/** One zone may go by several names, such as Asia/Rangoon and Asia/Yangon. */
const isSameZone = (one: string, other: string): boolean =>
  new Temporal.ZonedDateTime(0n, one).equals(new Temporal.ZonedDateTime(0n, other));
