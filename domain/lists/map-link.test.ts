import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSpot } from './map-link.ts';

const YANGON = { spot: { latitude: 16.779, longitude: 96.158 } };

describe('a pasted place', () => {
  test.each([
    'https://www.google.com/maps/@16.779,96.158,17z',
    'https://www.google.com/maps/place/Sule+Pagoda/@16.7,96.1,17z/data=!3m1!4b1!4m6!3m5!1s0x30c1:0x1!8m2!3d16.779!4d96.158!16s',
    'https://www.google.com/maps/search/?api=1&query=16.779%2C96.158',
    'https://www.google.com/maps/search/16.779,+96.158?entry=tts',
    'https://www.google.com/maps/dir//16.779,96.158',
    'https://maps.google.com/?q=16.779,96.158',
    'https://maps.google.com/maps?q=loc:16.779,96.158&z=17',
    'https://www.openstreetmap.org/?mlat=16.779&mlon=96.158#map=17/16.7/96.1',
    'https://www.openstreetmap.org/#map=17/16.779/96.158',
    'https://www.openstreetmap.org/node/123#map=19/16.779/96.158&layers=N',
    'https://maps.apple.com/?ll=16.779,96.158&q=Office',
    'https://maps.apple.com/place?coordinate=16.779,96.158&name=Office',
    'https://www.bing.com/maps?cp=16.779~96.158&lvl=17',
    'https://share.here.com/l/16.779,96.158,Office',
    'geo:16.779,96.158;u=35',
    'geo:0,0?q=16.779,96.158(Office)',
    ' 16.779, 96.158 ',
    '16.779 96.158',
    '(16.779, 96.158)',
    '16°46\'44.4"N 96°09\'28.8"E',
    '16.779° N, 96.158° E',
  ])('%s', (pasted) => {
    expect(readSpot(pasted)).toEqual(YANGON);
  });

  test('south and west are below nought', () => {
    expect(readSpot('33°52\'08"S 70°40\'12"W')).toEqual({ spot: { latitude: -33.868889, longitude: -70.67 } });
    expect(readSpot('https://maps.google.com/?q=-33.868889,-70.67')).toEqual(readSpot('-33.868889, -70.67'));
  });

  test.each(['https://maps.app.goo.gl/AbCdEf123', 'https://goo.gl/maps/abc', 'https://osm.org/go/abc--'])(
    '%s has to be opened first',
    (pasted) => {
      expect(readSpot(pasted)).toEqual({ reason: 'short' });
    },
  );

  test.each(['', 'Sule Pagoda', 'https://example.com/', '91, 96', '16.779, 181', 'geo:0,0', '16.779', '%E0%A4%A'])(
    '"%s" is none',
    (pasted) => {
      expect(readSpot(pasted)).toEqual({ reason: 'none' });
    },
  );

  test('any pair that a map could write is read as it stands, and nothing else is ever thrown at', () => {
    const degrees = (most: number) =>
      fc.integer({ min: -most * 1_000_000, max: most * 1_000_000 }).map((it) => it / 1_000_000);
    fc.assert(
      fc.property(degrees(90), degrees(180), (latitude, longitude) => {
        fc.pre(latitude !== 0 || longitude !== 0);
        const [y, x] = [latitude.toFixed(6), longitude.toFixed(6)];
        for (const link of [`geo:${y},${x}`, `${y}, ${x}`, `https://www.google.com/maps/@${y},${x},12z`]) {
          expect(readSpot(link)).toEqual({ spot: { latitude: Number(y), longitude: Number(x) } });
        }
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => readSpot(text) !== undefined));
  });
});
