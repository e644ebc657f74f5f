import { distanceBetween, type Point } from './distance.ts';

export const verdicts = ['inside', 'outside', 'exempt', 'unknown'] as const;

export interface Site extends Point {
  readonly sitename: string;
  /** Metres. */
  readonly radius: number;
}

/** `sites`: the member must be at a site; `exempt`: drivers and others who work anywhere (behaviour 5). */
export const locationRules = ['sites', 'exempt'] as const;
export type LocationRule = (typeof locationRules)[number];

/** What becomes of a punch without a location where one is expected: it is taken, or taken and looked at. */
export const unlocatedModes = ['accept', 'review'] as const;
export type UnlocatedMode = (typeof unlocatedModes)[number];

interface NearestSite {
  /** Whole metres to the centre of the site named. */
  readonly distance: number;
  readonly sitename: string;
  readonly radius: number;
}

/** All null when it cannot be told. */
type Unknown = { readonly [F in keyof NearestSite]: null };
const unknown: Unknown = { distance: null, sitename: null, radius: null };

export type Judgement =
  | ({ readonly verdict: 'inside' | 'outside' } & NearestSite)
  | ({ readonly verdict: 'exempt' | 'unknown' } & (NearestSite | Unknown));

/**
 * Judges where a punch was made, by the site whose edge is nearest: a wide site somewhat farther away counts before a
 * small one that is missed. Without a location, or without any site, the verdict is `unknown`.
 */
export function judgeLocation(at: Point | undefined, sites: readonly Site[], rule: LocationRule): Judgement {
  const nearest = at && nearestSite(at, sites);
  if (!nearest) return { verdict: rule === 'exempt' ? 'exempt' : 'unknown', ...unknown };
  const { sitename, radius } = nearest.site;
  const inside = nearest.distance <= radius;
  const rounded = Math.round(nearest.distance);
  // Somebody half a metre beyond the edge is not told to be on it.
  const near = { distance: inside ? rounded : Math.max(rounded, radius + 1), sitename, radius };
  if (rule === 'exempt') return { verdict: 'exempt', ...near };
  return { verdict: inside ? 'inside' : 'outside', ...near };
}

function nearestSite(at: Point, sites: readonly Site[]): { site: Site; distance: number } | undefined {
  let nearest: { site: Site; distance: number } | undefined;
  for (const site of sites) {
    const distance = distanceBetween(at, site);
    if (!nearest || distance - site.radius < nearest.distance - nearest.site.radius) nearest = { site, distance };
  }
  return nearest;
}

export const locationFlags = ['impossible_speed', 'poor_accuracy'] as const;
export type LocationFlag = (typeof locationFlags)[number];

export interface Sighting extends Point {
  readonly at: Temporal.Instant;
  /** Metres, as the device says; null when it did not. */
  readonly accuracy: number | null;
}

const FASTEST_METRES_PER_SECOND = 250 / 3.6;
const POOR_ACCURACY = 1000;

/** Whether a location is so vague that somebody looks at its punch; `accuracy` in metres. */
export const isPoorAccuracy = (accuracy: number): boolean => accuracy > POOR_ACCURACY;

/**
 * What is odd about a location (behaviour 5): faster than 250 km/h since the last punch, or less exact than 1 km. It is
 * shown to the person who reviews the punch and never refuses one, since a browser's location proves nothing (threats
 * T26). The same coordinates twice are not odd: a desk computer gives them every day.
 */
export function flagsOf(sighting: Sighting, previous: Sighting | undefined): LocationFlag[] {
  const flags: LocationFlag[] = [];
  if (previous) {
    const metres = distanceBetween(previous, sighting) - (previous.accuracy ?? 0) - (sighting.accuracy ?? 0);
    const seconds = Math.max(1, previous.at.until(sighting.at).total('seconds'));
    if (metres / seconds > FASTEST_METRES_PER_SECOND) flags.push('impossible_speed');
  }
  if (sighting.accuracy !== null && isPoorAccuracy(sighting.accuracy)) flags.push('poor_accuracy');
  return flags;
}
