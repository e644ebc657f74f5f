import type { LocationRule, Site } from '@muster/domain/attendance/location-verdict.ts';
import { sites } from './sample-office.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { Whereabouts } from './working-day.ts';

export interface Location {
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracy: number;
}

const METRES_PER_DEGREE = 111_195;
const FARTHEST_DELIVERY = 35_000;

/** Where a device says it is, or nothing when it does not tell. */
export function locate(
  place: Whereabouts,
  who: { readonly sites: readonly Site[]; readonly rule: LocationRule },
  random: SeededRandom,
): Location | undefined {
  const usual = who.sites[0] as Site;
  if (place === 'not told') return undefined;
  if (place === 'inexact') return near(usual, 0, usual.radius, random.between(1200, 5000), random);
  if (who.rule === 'exempt') return near(usual, 0, FARTHEST_DELIVERY, random.between(5, 60), random);
  if (place === 'away') return near(usual, 900, 9000, random.between(8, 60), random);
  const site = place === 'at another site' ? (sites.find((it) => it.sitename !== usual.sitename) ?? usual) : usual;
  return near(site, 0, site.radius * 0.8, random.between(5, 45), random);
}

function near(centre: Site, least: number, most: number, accuracy: number, random: SeededRandom): Location {
  const metres = random.between(least, most);
  const bearing = random.between(0, 2 * Math.PI);
  const latitude = centre.latitude + (metres * Math.cos(bearing)) / METRES_PER_DEGREE;
  const perDegree = METRES_PER_DEGREE * Math.cos((centre.latitude * Math.PI) / 180);
  const longitude = centre.longitude + (metres * Math.sin(bearing)) / perDegree;
  return { latitude: rounded(latitude, 6), longitude: rounded(longitude, 6), accuracy: rounded(accuracy, 1) };
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
