import { expect, it } from 'vitest';
import { countriesIn } from './country-names.ts';

const known = [
  { code: 'DE', name: 'Germany' },
  { code: 'MM', name: 'Myanmar' },
  { code: 'AT', name: 'Austria' },
];

it('names countries as the reader does, in the order of their letters, by one name each', () => {
  expect(countriesIn('en', known.slice(0, 3)).map((it) => it.name)).toEqual(['Austria', 'Germany', 'Myanmar']);
  const burmese = new Map(countriesIn('my', known).map((it) => [it.code, it.name]));
  expect(burmese.get('DE')).toBe('ဂျာမနီ');
  expect(burmese.get('MM')).toBe('မြန်မာ');
});

it('keeps the name that was sent where the browser knows none', () => {
  expect(countriesIn('en', [{ code: 'QX', name: 'Somewhere' }])).toEqual([{ code: 'QX', name: 'Somewhere' }]);
});
