import { describe, expect, test } from 'vitest';
import { contracts } from '../contracts.ts';
import { mayLastUntil, scopesAllow } from './key-rules.ts';

describe('a key', () => {
  test('lasts from today to a year', () => {
    const until = ['2026-11-19', '2026-11-20', '2027-11-21', '2027-11-22'];
    expect(until.map((it) => mayLastUntil(it, '2026-11-20'))).toEqual([false, true, true, false]);
  });

  test('to read makes no call that changes anything', () => {
    const allowed = contracts.filter((it) => scopesAllow(['read'], it));
    expect(allowed.length).toBeGreaterThan(30);
    expect(allowed.filter((it) => it.method !== 'GET' || /remove|delete|Delete/.test(it.name))).toEqual([]);
  });

  test('to check in makes two calls', () => {
    const allowed = contracts.filter((it) => scopesAllow(['checkin'], it)).map((it) => it.name);
    expect(allowed.toSorted()).toEqual(['readToday', 'recordPunch']);
  });

  test('without a scope makes none', () => {
    expect(contracts.filter((it) => scopesAllow([], it))).toEqual([]);
  });
});
