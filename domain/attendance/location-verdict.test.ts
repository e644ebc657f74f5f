import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceBetween } from './distance.ts';
import { flagsOf, judgeLocation, type Sighting, type Site } from './location-verdict.ts';

const headOffice: Site = { sitename: 'Head Office', latitude: 16.779, longitude: 96.158, radius: 200 };
const mandalay: Site = { sitename: 'Mandalay Branch', latitude: 21.975, longitude: 96.083, radius: 300 };
const sites = [headOffice, mandalay];

/** A point so many metres north of another. */
const north = (of: { latitude: number; longitude: number }, metres: number) => ({
  latitude: of.latitude + metres / 111_194.93,
  longitude: of.longitude,
});

const anyPoint = fc.record({
  latitude: fc.double({ min: 9, max: 29, noNaN: true }),
  longitude: fc.double({ min: 92, max: 101, noNaN: true }),
});

const anySite: fc.Arbitrary<Site> = fc
  .tuple(anyPoint, fc.integer({ min: 20, max: 50_000 }), fc.string())
  .map(([point, radius, sitename]) => ({ ...point, radius, sitename }));

describe('where a punch was made', () => {
  test('at the head office: inside, with the distance to its middle', () => {
    expect(judgeLocation(north(headOffice, 150), sites, 'sites')).toEqual({
      verdict: 'inside',
      distance: 150,
      sitename: 'Head Office',
      radius: 200,
    });
  });

  test('half a metre beyond the edge: outside, and not told to be on it', () => {
    for (const metres of [200.1, 200.45, 200.9]) {
      expect(judgeLocation(north(headOffice, metres), sites, 'sites')).toMatchObject({
        verdict: 'outside',
        distance: 201,
      });
    }
    expect(judgeLocation(north(headOffice, 199.9), sites, 'sites')).toMatchObject({ verdict: 'inside', distance: 200 });
  });

  test('a street too far: outside, naming the site and its radius for the retry dialog', () => {
    expect(judgeLocation(north(headOffice, 250), sites, 'sites')).toEqual({
      verdict: 'outside',
      distance: 250,
      sitename: 'Head Office',
      radius: 200,
    });
  });

  test('any of several sites will do', () => {
    expect(judgeLocation(north(mandalay, 299), sites, 'sites')).toMatchObject({
      verdict: 'inside',
      sitename: 'Mandalay Branch',
    });
  });

  test('a driver is exempt wherever the car is, and the distance is kept all the same', () => {
    expect(judgeLocation(north(headOffice, 9000), sites, 'exempt')).toMatchObject({
      verdict: 'exempt',
      distance: 9000,
    });
    expect(judgeLocation(undefined, sites, 'exempt')).toMatchObject({ verdict: 'exempt', distance: null });
  });

  test('without a location, or without any site, it is unknown', () => {
    const nothing = { verdict: 'unknown', distance: null, sitename: null, radius: null };
    expect(judgeLocation(undefined, sites, 'sites')).toEqual(nothing);
    expect(judgeLocation(headOffice, [], 'sites')).toEqual(nothing);
  });

  test('a wide site whose edge is near wins over a small one that is missed', () => {
    const kiosk = { ...north(headOffice, 500), sitename: 'Kiosk', radius: 20 };
    const harbour = { ...north(headOffice, -1000), sitename: 'Harbour', radius: 1200 };
    expect(judgeLocation(north(headOffice, 100), [kiosk, harbour], 'sites')).toMatchObject({
      verdict: 'inside',
      sitename: 'Harbour',
    });
  });

  test('is inside exactly when it is within the radius of some site, in whatever order they are listed', () => {
    fc.assert(
      fc.property(anyPoint, fc.array(anySite, { minLength: 1, maxLength: 6 }), (at, some) => {
        const within = some.some((site) => distanceBetween(at, site) <= site.radius);
        expect(judgeLocation(at, some, 'sites').verdict).toBe(within ? 'inside' : 'outside');
        expect(judgeLocation(at, some.toReversed(), 'sites').verdict).toBe(within ? 'inside' : 'outside');
      }),
    );
  });
});

describe('what is odd about a location', () => {
  const morning: Sighting = { ...headOffice, at: Temporal.Instant.from('2026-11-20T02:00Z'), accuracy: 20 };
  const later = (minutes: number, more: Partial<Sighting>): Sighting => ({
    ...morning,
    at: morning.at.add({ minutes }),
    ...north(headOffice, 1),
    ...more,
  });

  test('nothing, when somebody walks about the office', () => {
    expect(flagsOf(later(240, north(headOffice, 30)), morning)).toEqual([]);
    expect(flagsOf(morning, undefined)).toEqual([]);
  });

  test('300 km in ten minutes', () => {
    expect(flagsOf(later(10, north(headOffice, 300_000)), morning)).toEqual(['impossible_speed']);
  });

  test('300 km in three hours is a drive', () => {
    expect(flagsOf(later(180, north(headOffice, 300_000)), morning)).toEqual([]);
  });

  test('a jump that the accuracy explains is no speed', () => {
    expect(flagsOf(later(1, { ...north(headOffice, 30_000), accuracy: 29_000 }), morning)).toEqual(['poor_accuracy']);
  });

  test('an accuracy worse than a kilometre', () => {
    expect(flagsOf(later(60, { accuracy: 1000 }), morning)).toEqual([]);
    expect(flagsOf(later(60, { accuracy: 1001 }), morning)).toEqual(['poor_accuracy']);
    expect(flagsOf(later(60, { accuracy: null }), morning)).toEqual([]);
  });

  test('not the very same coordinates again: a desk computer gives them every day', () => {
    expect(flagsOf(later(60, headOffice), morning)).toEqual([]);
  });

  test('two punches at the same instant do not divide by zero', () => {
    expect(flagsOf(later(0, north(headOffice, 5)), morning)).toEqual([]);
  });
});
