/** The device's clock with its offset from UTC, as check-ins tell it (wire 6). */
export const deviceTime = (): string =>
  Temporal.Now.zonedDateTimeISO().toString({ smallestUnit: 'millisecond', timeZoneName: 'never' });

/** Zones have several names; the same one by another name is no other zone. */
export function isDeviceZone(zone: string): boolean {
  const here = Temporal.Now.zonedDateTimeISO();
  return here.equals(here.withTimeZone(zone));
}
