import { expect, test } from 'vitest';
import { countryOf } from './country-of-zone.ts';

const countries = ['MM', 'TH', 'VN', 'IN', 'US', 'DE', 'CH'].map((code) => ({ code }));

test.each([
  ['Asia/Yangon', 'MM'],
  ['Asia/Rangoon', 'MM'],
  ['Asia/Bangkok', 'TH'],
  ['Asia/Kolkata', 'IN'],
  ['America/Chicago', 'US'],
  ['Asia/Singapore', null],
  ['UTC', null],
])('%s is in %s', (zone, country) => {
  expect(countryOf(zone, countries)).toBe(country);
});
