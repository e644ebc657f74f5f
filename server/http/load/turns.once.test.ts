import { describe, expect, test } from 'vitest';
import { createTurns, KINDS, type Kind, sheds } from './turns.ts';

describe('who is sent away', () => {
  const shedAt = (waitMs: number, underWay = 500) => KINDS.filter((kind) => sheds(kind, { underWay, waitMs }));

  test('first who reads, then who stores something, check-ins last', () => {
    expect(shedAt(0)).toEqual([]);
    expect(shedAt(50)).toEqual([]);
    expect(shedAt(51)).toEqual(['read']);
    expect(shedAt(101)).toEqual(['write', 'read']);
    expect(shedAt(400)).toEqual(['write', 'read']);
    expect(shedAt(401)).toEqual(['check-in', 'write', 'sign-in', 'read']);
  });

  test('nobody while few are under way, however slow the machine is', () => {
    expect(shedAt(60_000, 95)).toEqual([]);
    expect(shedAt(60_000, 96)).toEqual(['check-in', 'write', 'sign-in', 'read']);
  });
});

describe('turns', () => {
  /** A clock that each request moves on, and an event loop that a test turns by hand. */
  function loop() {
    let now = 0;
    const read: (() => void)[] = [];
    const done: (() => void)[] = [];
    const turns = createTurns({
      now: () => now,
      onceRead: (work) => void read.push(work),
      onceDone: (work) => void done.push(work),
    });
    const order: string[] = [];
    const take = (kind: Kind, name: string, costs: number) =>
      turns.take(kind, () => {
        order.push(name);
        now += costs;
      });
    /** What has arrived is read; then all that has work goes on for as long as it likes. */
    const turn = () => {
      for (const work of read.splice(0)) work();
      while (done.length > 0) done.shift()?.();
    };
    const pass = (ms: number) => {
      now += ms;
    };
    return { turns, order, take, turn, pass };
  }

  test('a request that nobody is before goes at once', () => {
    const { order, take, turns } = loop();
    take('read', 'one', 3);
    take('read', 'two', 3);
    expect(order).toEqual(['one', 'two']);
    expect(turns.waiting()).toBe(0);
  });

  test('after 10 ms of work the others wait, and check-ins go before them, then writes', () => {
    const { order, take, turn, turns, pass } = loop();
    take('read', 'slow', 12);
    take('read', 'read', 4);
    take('write', 'write', 4);
    take('check-in', 'check-in', 4);
    expect(order).toEqual(['slow']);
    pass(5);
    expect([turns.waitOf('read'), turns.waitOf('write'), turns.waiting()]).toEqual([5, 5, 3]);
    turn();
    expect(order).toEqual(['slow', 'check-in', 'write', 'read']);
    expect([turns.waitOf('read'), turns.waiting()]).toEqual([0, 0]);
  });

  test('between two slices what has arrived is read, and a check-in among it goes first', () => {
    const { order, take, turn } = loop();
    for (const name of ['a', 'b', 'c', 'd', 'e']) take('read', name, 6);
    expect(order).toEqual(['a', 'b']);
    turn();
    expect(order).toEqual(['a', 'b', 'c', 'd']);
    take('check-in', 'late', 1);
    expect(order).toEqual(['a', 'b', 'c', 'd']);
    turn();
    expect(order).toEqual(['a', 'b', 'c', 'd', 'late', 'e']);
  });

  test('of those who sign in at one moment one goes a slice, and who else arrives meanwhile goes with them', () => {
    const { order, take, turn, turns } = loop();
    for (const name of ['one', 'two', 'three']) take('sign-in', name, 1);
    expect([order, turns.waiting()]).toEqual([['one'], 2]);
    take('read', 'read', 1);
    take('check-in', 'check-in', 1);
    turn();
    expect(order).toEqual(['one', 'check-in', 'two', 'read']);
    turn();
    expect(order).toEqual(['one', 'check-in', 'two', 'read', 'three']);
    turn();
    take('sign-in', 'later', 1);
    expect([order.at(-1), turns.waiting()]).toEqual(['later', 0]);
  });

  test('nobody is forgotten or let in twice, whatever comes in whatever order', () => {
    const { order, take, turn } = loop();
    const names = Array.from({ length: 200 }, (_, n) => `${n}`);
    for (const [n, name] of names.entries()) {
      take(KINDS[(n * 7) % KINDS.length] as Kind, name, (n * 5) % 4);
      if (n % 11 === 0) turn();
    }
    for (let turned = 0; turned < 200; turned++) turn();
    expect(order.toSorted((a, b) => Number(a) - Number(b))).toEqual(names);
    take('read', 'afterwards', 1);
    expect(order.at(-1)).toBe('afterwards');
  });
});
