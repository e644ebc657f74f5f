import { expect, test } from 'vitest';
import * as enSession from '../en/session.ts';
import * as enPages from '../en/session-pages.ts';
import * as enShell from '../en/shell.ts';
import * as enToday from '../en/today.ts';
import * as enTrips from '../en/trips.ts';
import * as session from './session.ts';
import * as pages from './session-pages.ts';
import * as shell from './shell.ts';
import * as today from './today.ts';
import * as trips from './trips.ts';

const burmese = { pages, session, shell, today, trips };
const english = { pages: enPages, session: enSession, shell: enShell, today: enToday, trips: enTrips };

/** The parameters that each sentence names, by the way to it; the singular is left out, which Burmese has not. */
function parameters(part: object, path = ''): [string, string[]][] {
  return Object.entries(part).flatMap(([name, value]): [string, string[]][] => {
    if (name.endsWith('_one')) return [];
    if (typeof value !== 'string') return parameters(value, `${path}${name}.`);
    return [[`${path}${name}`, (value.match(/\{\{.*?\}\}/g) ?? []).sort()]];
  });
}

test('the daily pages name the same things in Burmese as in English', () => {
  expect(Object.fromEntries(parameters(burmese))).toEqual(Object.fromEntries(parameters(english)));
});
