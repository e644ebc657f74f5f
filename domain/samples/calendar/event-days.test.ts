import { expect, test } from 'vitest';
import { endedWith, eventsOn, momentsOf, movedByDays, movedToHour, resizedBy, shownEvents } from './event-days.ts';

const YANGON = 'Asia/Yangon';
const stocktaking = {
  id: 'a',
  title: 'Stocktaking',
  start: '2026-03-02T02:30:00.000Z',
  end: '2026-03-04T10:30:00.000Z',
};

test('an event is on each of its days in the zone, and not on a day that it ends at the beginning of', () => {
  const night = { id: 'b', title: 'Night', start: '2026-03-03T12:00:00.000Z', end: '2026-03-03T17:30:00.000Z' };
  const shown = shownEvents([night, stocktaking], YANGON);
  expect(shown.map((it) => [it.id, it.from, it.fromTime, it.lastDay, it.to, it.toTime])).toEqual([
    ['a', '2026-03-02', '09:00', '2026-03-04', '2026-03-04', '17:00'],
    ['b', '2026-03-03', '18:30', '2026-03-03', '2026-03-04', '00:00'],
  ]);
  const idsOn = (day: string) => eventsOn(shown, day).map((it) => it.id);
  expect(['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05'].map(idsOn)).toEqual([
    [],
    ['a'],
    ['a', 'b'],
    ['a'],
    [],
  ]);
});

test('what has no moment that can be read is left out, and an end before the beginning counts as none', () => {
  const events = [
    { id: 1, title: 'Never' },
    { id: 2, start: 'soon' },
    { id: 3, start: Date.UTC(2026, 2, 2), end: '2026-03-01T00:00:00.000Z' },
  ];
  expect(shownEvents(events, 'UTC')).toMatchObject([{ id: 3, from: '2026-03-02', to: '2026-03-02', toTime: '00:00' }]);
});

test('moving by days keeps the times of day, also where the clocks change between', () => {
  const [event] = shownEvents(
    [{ id: 'c', start: '2026-03-28T08:00:00.000Z', end: '2026-03-28T09:00:00.000Z' }],
    'Europe/Berlin',
  );
  const moved = event && movedByDays(event, 1);
  expect(moved && momentsOf(moved, 'Europe/Berlin')).toEqual({
    start: '2026-03-29T07:00:00.000Z',
    end: '2026-03-29T08:00:00.000Z',
  });
});

test('moving to an hour keeps the minutes and how long it takes', () => {
  const event = { from: '2026-03-02', fromTime: '22:15', to: '2026-03-03', toTime: '01:00' };
  expect(movedToHour(event, '2026-03-05', 8)).toEqual({
    from: '2026-03-05',
    fromTime: '08:15',
    to: '2026-03-05',
    toTime: '11:00',
  });
});

test('an event ends later or sooner, on a day or with an hour, and never before it begins', () => {
  const event = { from: '2026-03-02', fromTime: '09:30', to: '2026-03-02', toTime: '10:30' };
  expect(resizedBy(event, { hours: 2 })).toEqual({ ...event, toTime: '12:30' });
  expect(resizedBy(event, { hours: 14 })).toEqual({ ...event, to: '2026-03-03', toTime: '00:30' });
  expect(resizedBy(event, { days: 1 })).toEqual({ ...event, to: '2026-03-03' });
  expect(resizedBy(event, { hours: -1 })).toBeUndefined();
  expect(resizedBy(event, { days: -1 })).toBeUndefined();
  expect(endedWith(event, '2026-03-02', 12)).toEqual({ ...event, toTime: '13:00' });
  expect(endedWith(event, '2026-03-03', 23)).toEqual({ ...event, to: '2026-03-04', toTime: '00:00' });
  expect(endedWith(event, '2026-03-02', 8)).toBeUndefined();
});
