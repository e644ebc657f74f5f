import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceBetween, type Point } from './distance.ts';

const EARTH_RADIUS = 6_371_000;

const anyPoint: fc.Arbitrary<Point> = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

/** The same distance by another road: the angle between the two points seen from the centre of the earth. */
function byVectors(a: Point, b: Point): number {
  const [p, q] = [a, b].map(({ latitude, longitude }) => {
    const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
    return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)] as const;
  }) as [readonly [number, number, number], readonly [number, number, number]];
  const cross = Math.hypot(p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]);
  const dot = p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
  return EARTH_RADIUS * Math.atan2(cross, dot);
}

describe('the distance of two points', () => {
  test('along a meridian is a part of the circle: one degree is 111.195 km', () => {
    expect(distanceBetween({ latitude: 16, longitude: 96 }, { latitude: 17, longitude: 96 })).toBeCloseTo(
      111_194.93,
      1,
    );
  });

  test('from the head office in Yangon to the Mandalay branch is 578 km', () => {
    const office = { latitude: 16.779, longitude: 96.158 };
    const branch = { latitude: 21.975, longitude: 96.083 };
    expect(Math.round(distanceBetween(office, branch) / 1000)).toBe(578);
  });

  test('across the date line is short', () => {
    expect(distanceBetween({ latitude: 0, longitude: 179.999 }, { latitude: 0, longitude: -179.999 })).toBeLessThan(
      223,
    );
  });

  test('agrees with the vector formula to a metre, and to a centimetre within 100 km', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, (a, b) => {
        const expected = byVectors(a, b);
        expect(Math.abs(distanceBetween(a, b) - expected)).toBeLessThan(expected < 100_000 ? 0.01 : 1);
      }),
      { numRuns: 500 },
    );
  });

  test('is the same both ways, nothing from a point to itself, and never more than half the earth', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, (a, b) => {
        expect(distanceBetween(a, b)).toBeCloseTo(distanceBetween(b, a), 3);
        expect(distanceBetween(a, a)).toBe(0);
        expect(distanceBetween(a, b)).toBeLessThanOrEqual(Math.PI * EARTH_RADIUS);
      }),
    );
  });
});
