import { showDay } from '@muster/domain/calendar/day.ts';
import { anyDay } from '@muster/domain/testing/moments.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { typedDay } from './typed-day.ts';

const separator = fc.constantFrom('/', '.', '-', ' ');
const short = (part: string) => part.replace(/^0/, '');

it('is the day that was meant, however it is separated and with or without zeros', () => {
  fc.assert(
    fc.property(anyDay, separator, fc.boolean(), (day, between, isShort) => {
      const [year = '', month = '', date = ''] = day.split('-');
      const parts = isShort ? [short(date), short(month), year] : [date, month, year];
      expect(typedDay(` ${parts.join(between)} `)).toBe(day);
      expect(typedDay(date + month + year)).toBe(day);
      expect(typedDay([year, month, date].join(between))).toBe(day);
      expect(typedDay(showDay(day))).toBe(day);
    }),
  );
});

it('takes a year of two digits for one of this century, once all is typed', () => {
  fc.assert(
    fc.property(anyDay, separator, (day, between) => {
      const [year = '', month = '', date = ''] = day.split('-');
      const typed = [date, month, year.slice(2)].join(between);
      expect(typedDay(typed)).toBeUndefined();
      const meant = `20${day.slice(2)}`;
      // 29/02/00 of another century is no day of every one.
      fc.pre(!meant.endsWith('02-29') || year.startsWith('20'));
      expect(typedDay(typed, true)).toBe(meant);
      expect(typedDay(date + month + year.slice(2), true)).toBe(meant);
    }),
  );
});

it.each(['32/13/2026', '31/02/2026', '12/13/2026', '1/12', '1/12/202', 'tomorrow', '', '2026', '1//', '123456789'])(
  '%s is no day',
  (typed) => {
    expect(typedDay(typed, true)).toBeUndefined();
  },
);

it('reads Burmese digits', () => {
  expect(typedDay('၁/၁၂/၂၀၂၆')).toBe('2026-12-01');
});
