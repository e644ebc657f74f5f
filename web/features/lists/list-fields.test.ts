import { expect, it } from 'vitest';
import { bodyOf, isNoNumber, listFields } from './list-fields.ts';

const site = { name: 'Depot', latitude: '၁၆.၈', longitude: '96,15', radius: '၂၀၀' };
const fieldOf = (name: string) => listFields.sites.find((it) => it.name === name) as (typeof listFields.sites)[number];

it('reads numbers in Burmese digits, and with a comma for the point', () => {
  expect(bodyOf('sites', site)).toMatchObject({ latitude: 16.8, longitude: 96.15, radius: 200 });
  expect(Object.entries(site).filter(([name, typed]) => isNoNumber(fieldOf(name), typed))).toEqual([]);
});

it.each([
  ['radius', 'a hundred'],
  ['radius', '၁၉'],
  ['latitude', '16°48'],
])('says of the %s %s that it is no such number', (name, typed) => {
  expect(isNoNumber(fieldOf(name), typed)).toBe(true);
});
