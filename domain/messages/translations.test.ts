import { describe, expect, test } from 'vitest';
import { sentences } from '../testing/sentences.ts';
import { showDevice } from './devices.ts';
import { en } from './en.ts';
import { enPages } from './en-pages.ts';
import { enServer } from './en-server.ts';
import { enSignedIn } from './en-signed-in.ts';
import { allLanguages, firstSpoken, localeOf } from './languages.ts';
import { my } from './my.ts';
import { myPages } from './my-pages.ts';
import { myServer } from './my-server.ts';
import { mySignedIn } from './my-signed-in.ts';
import { showWeekdays } from './weekdays.ts';

const translated = [
  ['my', my, en],
  ['my', mySignedIn, enSignedIn],
  ['my', myPages, enPages],
  ['my', myServer, enServer],
] as const;

const parametersIn = (sentence: string) =>
  [...new Set([...sentence.matchAll(/\{\{(.*?)\}\}/g)].map((it) => it[1]))].sort();

/** The forms of a number that a language has, as i18next calls them. */
const formsOf = (language: string) => new Intl.PluralRules(localeOf(language)).resolvedOptions().pluralCategories;

describe.each(translated)('in %s', (language, own, english) => {
  const spoken = new Map(sentences(own));
  const base = sentences(english);
  const counted = base.filter(([key]) => key.endsWith('_other')).map(([key]) => key.replace(/_other$/, ''));
  const expected = [
    ...base.filter(([key]) => !/_(one|other)$/.test(key)).map(([key]) => key),
    ...counted.flatMap((key) => formsOf(language).map((form) => `${key}_${form}`)),
  ];

  test('there is every sentence, in each form of its number, and no other', () => {
    expect([...spoken.keys()].sort()).toEqual(expected.sort());
  });

  test('every sentence names what English names', () => {
    const others = base.filter(([key, sentence]) => {
      const said = spoken.get(key);
      return said !== undefined && parametersIn(said).join() !== parametersIn(sentence).join();
    });
    expect(others.map(([key]) => key)).toEqual([]);
  });

  test('nothing is empty but what is in English, and digits are Latin', () => {
    const empty = new Set(base.filter(([, it]) => it === '').map(([key]) => key));
    expect([...spoken].filter(([key, it]) => (it.trim() === '' && !empty.has(key)) || /[၀-၉]/.test(it))).toEqual([]);
  });
});

describe('a language', () => {
  test('is found by what a browser asks for', () => {
    expect(firstSpoken(['th-TH', 'my-MM', 'en-US'])).toBe('my');
    expect(firstSpoken(['mya', 'de'])).toBeUndefined();
  });

  test.each(allLanguages)('%s has Latin digits and the Gregorian calendar', (language) => {
    const { numberingSystem, calendar } = new Intl.DateTimeFormat(localeOf(language)).resolvedOptions();
    expect([numberingSystem, calendar]).toEqual(['latn', 'gregory']);
  });

  test('has a name for a device that says nothing of itself, and leaves that of others', () => {
    expect(showDevice('', 'en')).toBe('Unknown device');
    expect(showDevice('', 'my')).toBe('မသိသော ကိရိယာ');
    expect(showDevice('Chrome · Linux', 'my')).toBe('Chrome · Linux');
  });

  test('calls weekdays by its own names', () => {
    expect(showWeekdays([6, 7], 'en')).toBe('Sat, Sun');
    expect(showWeekdays([6, 7], 'my')).toBe('စနေ၊ တနင်္ဂနွေ');
    expect(showWeekdays([], 'my')).toBe('မရှိပါ');
    expect(showWeekdays([1], undefined)).toBe('Mon');
  });
});
