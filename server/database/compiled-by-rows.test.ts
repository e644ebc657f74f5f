import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Office, openOffice } from '../testing/company/office.ts';
import { compiledByRows } from './compiled-once.ts';
import type { Writable } from './engine.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

interface Day {
  readonly day: string;
  readonly reason: string;
}

test('rows are stored by a statement that is built once for each small number of them', async () => {
  let built = 0;
  const insert = compiledByRows((db: Writable, rows: readonly (Day & { readonly member_id: number })[]) => {
    built += 1;
    return db
      .insertInto('day_override')
      .values(rows.map((it) => ({ ...it, kind: 'off' as const, by_id: it.member_id, at: '2026-11-20T02:30:00.000Z' })))
      .returning(['day', 'reason']);
  });
  const days = (count: number, month: string): Day[] =>
    Array.from({ length: count }, (_, n) => ({
      day: `2026-${month}-${String(n + 1).padStart(2, '0')}`,
      reason: month,
    }));
  const store = (...stored: Day[]) =>
    office.database.write((trx) =>
      insert(
        trx,
        stored.map((it) => ({ ...it, member_id: office.ids.A })),
      ),
    );
  expect(await store()).toEqual([]);
  const three = days(3, '01');
  expect(await store(...three)).toEqual(three);
  expect(await store(...days(3, '02'))).toEqual(days(3, '02'));
  expect(built).toBe(1);
  expect(await store(...days(1, '03'))).toEqual(days(1, '03'));
  expect(built).toBe(2);

  const many = [...days(28, '04'), ...days(28, '05')];
  expect(await store(...many)).toEqual(many);
  expect(await store(...days(28, '06'), ...days(28, '07'))).toHaveLength(56);
  expect(built).toBe(4);
});
