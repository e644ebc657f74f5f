import { once } from 'node:events';
import { expect, test } from 'vitest';
import { type BoardEntry, boardEvents } from './board-events.ts';

const entry = (text: string, second = 0): BoardEntry => ({
  ...{ groupId: 1, text: `event: change\ndata: ${text}\n\n` },
  changedAt: `2026-11-20T02:30:${String(second).padStart(2, '0')}.000Z`,
});
const MANY = Array.from({ length: 10_000 }, (_, id) => id);

const openOn = (entries: Map<number, BoardEntry>, first: readonly number[] = []) => {
  const ending = { closed: 0 };
  const at = '2026-11-20T02:00:00.000Z';
  return { ...boardEvents({ entries, first, at, closed: () => void ending.closed++ }), ending };
};

test('a reader who does not read costs no text, and is told of each member once', async () => {
  const entries = new Map<number, BoardEntry>(MANY.map((id) => [id, entry(`first ${id}`)]));
  const { body, tell } = openOn(entries);
  for (const round of [1, 2, 3]) {
    for (const id of MANY) {
      entries.set(id, entry(`round ${round} of ${id}`, round));
      tell(id);
    }
  }
  expect(body.readableLength).toBeLessThan(8192);
  let text = '';
  body.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  while (!text.includes('of 9999\n')) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(text.match(/round 3/g)?.length).toBeGreaterThan(9900);
  expect(text.split('event: change').length - 1).toBeLessThan(10_100);
  body.destroy();
});

test('an id comes only when everybody was told, and then stands for all that was before', async () => {
  const entries = new Map([1, 2, 3].map((id) => [id, entry(`m${id}`, id)]));
  const { body, tell, end } = openOn(entries, [1, 2, 3]);
  tell(2);
  let text = '';
  body.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  await new Promise((resolve) => setTimeout(resolve, 5));
  end();
  await once(body, 'close');
  const ids = text
    .split('\n\n')
    .map((it) => [/id: (\S+)/.exec(it)?.[1]?.slice(11, 19) ?? '', /m\d/.exec(it)?.[0] ?? '']);
  expect(ids.filter(([, member]) => member)).toEqual([
    ['', 'm1'],
    ['02:00:00', 'm3'],
    ['02:30:02', 'm2'],
  ]);
});

test('a reader who takes nothing between two pings is given up', async () => {
  const entries = new Map<number, BoardEntry>(MANY.map((id) => [id, entry(`m${id}`)]));
  const { body, ping, ending } = openOn(entries, MANY);
  body.read(0);
  await new Promise((resolve) => setTimeout(resolve, 5));
  ping();
  expect(body.destroyed).toBe(false);
  ping();
  expect(body.destroyed).toBe(true);
  await once(body, 'close');
  expect(ending.closed).toBe(1);
});
