import { listPunches } from '@muster/domain/attendance/attendance-contract.ts';
import * as contracts from '@muster/domain/attendance/corrections/correction-contract.ts';
import { readSummary } from '@muster/domain/attendance/summary/summary-contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addForReview } from '../../../records/attendance/review-item.ts';
import { punch, storedAttendances, storedPunches } from '../../../testing/attendance/punches.ts';
import { inYangon, type Office, openOffice, type Persona } from '../../../testing/company/office.ts';
import { closeForgotten } from '../punches/close-forgotten.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

/** Every test has a working day of its own, on which A forgot to check out. */
let day = '2026-10-01';
beforeEach(async () => {
  do {
    day = Temporal.PlainDate.from(day).add({ days: 1 }).toString();
  } while (Temporal.PlainDate.from(day).dayOfWeek > 5);
  office.now = inYangon(`${day}T09:02:30`);
  await punch(await office.holding('A'), 'A', 'in');
  office.now = inYangon('2026-11-20T10:00');
});

type Punches = contracts.ClockPunch[];
const times = (...list: string[]): Punches =>
  list.map((time, index) => ({ checktype: index % 2 === 0 ? 'in' : 'out', time }));
const ask = async (who: Persona, more: object = {}) =>
  (await office.holding(who)).call(contracts.askCorrection, {
    body: { attendancedate: day, punches: times('09:02', '18:05'), reason: 'I left at 18:05', ...more },
  });
const decide = async (who: Persona, id: number, decision: 'approve' | 'reject', more: object = {}) =>
  (await office.holding(who)).call(contracts.decideCorrection, {
    params: { id: String(id) },
    body: { decision, ...more },
  });
const summaryOf = async (date = day) => {
  const { days } = (await (await office.holding('A')).call(readSummary, { query: { from: date, to: date } })).data();
  return days[0];
};
const reasonOf = (answer: Pick<Awaited<ReturnType<typeof ask>>, 'failure'>) => {
  const { code, params } = answer.failure();
  return [code, params?.['reason']];
};
const newsOf = async (who: Persona) =>
  (
    await office.database.query
      .selectFrom('notification')
      .select('code')
      .where('member_id', '=', office.ids[who])
      .execute()
  ).map((it) => it.code);

const onRecordOf = async (id: number) => {
  const ofIt = office.database.query.selectFrom('audit').selectAll().where('subject', '=', `correction:${id}`);
  return (await ofIt.execute()).map((it) => ({
    ...it,
    before: JSON.parse(it.before ?? 'null'),
    after: JSON.parse(it.after ?? 'null'),
  }));
};

describe('a correction of times', () => {
  test('waits, with what was and what should be, and changes nothing yet', async () => {
    const asked = await ask('A');
    expect(asked.status).toBe(201);
    expect(asked.data()).toMatchObject({
      ...{ state: 'pending', attendancedate: day, before: times('09:02'), after: times('09:02', '18:05'), revision: 1 },
      ...{ reason: 'I left at 18:05', may: { decide: false, withdraw: true } },
    });
    expect(await summaryOf()).toMatchObject({ minutes: 0, flags: ['incomplete'] });
    expect(await newsOf('M')).toContain('correctionAsked');
  });

  test('that is approved adds what is missing, keeps what is right, and says so on the day', async () => {
    const before = await storedPunches(office);
    const { id } = (await ask('A')).data();
    expect((await decide('M', id, 'approve')).data()).toMatchObject({ state: 'approved', decidedby: 'Mya Mya' });
    expect(await summaryOf()).toMatchObject({
      ...{
        status: 'present',
        minutes: 542,
        flags: ['corrected'],
        checkin: inYangon(`${day}T09:02:30`).toString({ smallestUnit: 'millisecond' }),
      },
      checkout: inYangon(`${day}T18:05`).toString({ smallestUnit: 'millisecond' }),
    });
    const after = await storedPunches(office);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.slice(before.length)).toMatchObject([{ kind: 'out', verdict: 'unknown', attendance_date: day }]);
    const listed = (await (await office.holding('A')).call(listPunches, { query: { from: day, to: day } })).data();
    expect(listed.map((it) => [it.checktype, it.corrected, it.replaced])).toEqual([
      ['in', false, false],
      ['out', true, false],
    ]);
    expect(await newsOf('A')).toContain('correctionApproved');
  });

  test('that moves a check-in leaves the old punch readable', async () => {
    const { id } = (await ask('A', { punches: times('08:30', '17:00') })).data();
    await decide('HR', id, 'approve');
    const listed = (await (await office.holding('A')).call(listPunches, { query: { from: day, to: day } })).data();
    expect(listed.filter((it) => it.replaced)).toHaveLength(1);
    expect(listed.map((it) => [it.checktype, it.corrected, it.replaced])).toEqual([
      ['in', true, false],
      ['in', false, true],
      ['out', true, false],
    ]);
    expect(await summaryOf()).toMatchObject({ minutes: 510, late: 0 });
  });

  test('that is rejected or taken back changes nothing, and does not wait any more', async () => {
    const before = await storedAttendances(office);
    const first = (await ask('A')).data();
    expect((await decide('M', first.id, 'reject', { remark: 'The gate says 17:00' })).data()).toMatchObject({
      ...{ state: 'rejected', decisionremark: 'The gate says 17:00' },
    });
    const second = (await ask('A')).data();
    const a = await office.holding('A');
    const back = await a.call(contracts.withdrawCorrection, { params: { id: String(second.id) }, body: {} });
    expect(back.data().state).toBe('withdrawn');
    expect((await decide('M', second.id, 'approve')).failure().code).toBe('CORRECTION_DECIDED');
    expect(await storedAttendances(office)).toEqual(before);
  });

  test('is not approved when its day has another record since, which nobody would see go', async () => {
    const today = '2026-11-20';
    const b = await office.holding('B');
    const at = async (time: string, checktype: 'in' | 'out') => {
      office.now = inYangon(`${today}T${time}`);
      await punch(b, 'B', checktype);
    };
    await at('09:00', 'in');
    await at('12:00', 'out');
    const { id } = (await ask('B', { attendancedate: today, punches: times('08:00', '12:00') })).data();
    await at('13:00', 'in');
    const before = await storedAttendances(office);
    expect(reasonOf(await decide('HR', id, 'approve'))).toEqual(['CORRECTION_NOT_POSSIBLE', 'changed']);
    expect(await storedAttendances(office)).toEqual(before);
    expect((await decide('HR', id, 'reject')).data().state).toBe('rejected');
    await office.database.query.deleteFrom('correction').where('id', '=', id).execute();
  });

  test('is decided by the manager or the office, never by oneself, and as it was looked at', async () => {
    const { id } = (await ask('A')).data();
    expect((await decide('A', id, 'approve')).status).toBe(403);
    expect((await decide('B', id, 'approve')).status).toBe(404);
    expect((await decide('M2', id, 'approve')).status).toBe(404);
    expect((await decide('M', id, 'approve', { revision: 2 })).failure().code).toBe('CHANGED_MEANWHILE');
    const both = await Promise.all([decide('M', id, 'approve'), decide('HR', id, 'reject')]);
    expect(both.map((it) => it.status).sort()).toEqual([200, 409]);
  });

  test('that is rejected goes on record with the times that stay', async () => {
    const { id } = (await ask('A')).data();
    await decide('M', id, 'reject', { remark: 'I saw you leave at five.' });
    const times = { checkins: ['09:02'], checkouts: [] };
    expect(await onRecordOf(id)).toMatchObject([
      { action: 'correction.reject', before: { state: 'pending', ...times }, after: { state: 'rejected', ...times } },
    ]);
  });

  test('by the office for a member is done at once, told and put on record', async () => {
    const made = await ask('HR', { membercode: 'A' });
    expect(made.data()).toMatchObject({ state: 'approved', askedby: 'Hla Hla', decidedby: 'Hla Hla' });
    expect(await newsOf('A')).toContain('correctionMade');
    expect(await onRecordOf(made.data().id)).toMatchObject([
      {
        ...{ action: 'correction.approve', before: { state: 'pending', checkins: ['09:02'], checkouts: [] } },
        after: { state: 'approved', checkins: ['09:02'], checkouts: ['18:05'] },
      },
    ]);
    expect((await ask('M', { membercode: 'A' })).status).toBe(404);
  });

  test('needs times that can be, on a day that has come', async () => {
    expect(reasonOf(await ask('A', { punches: times('09:00') }))).toEqual(['CORRECTION_NOT_POSSIBLE', 'unfinished']);
    expect(reasonOf(await ask('A', { attendancedate: '2026-11-21' }))).toEqual(['CORRECTION_NOT_POSSIBLE', 'future']);
    expect(reasonOf(await ask('A', { attendancedate: '2025-12-31' }))).toEqual([
      'CORRECTION_NOT_POSSIBLE',
      'outsideWork',
    ]);
    expect((await ask('A', { kind: 'excuse' })).failure().code).toBe('INVALID_INPUT');
    await ask('A');
    expect(reasonOf(await ask('A'))).toEqual(['CORRECTION_NOT_POSSIBLE', 'waiting']);
    // The office cannot take back what a member asked for.
    const said = 'A correction of this day waits already. It has to be decided or taken back first.';
    expect((await ask('HR', { membercode: 'A' })).failure().message).toBe(said);
  });

  test('of a day of a closed period is refused, and not offered when it waits already', async () => {
    const { id } = (await ask('A')).data();
    const close = { month: day.slice(0, 7), first_day: day, last_day: day, waived: '', closed_by: office.ids.HR };
    await office.database.query
      .insertInto('period_close')
      .values({ ...close, closed_at: '2026-11-20T00:00:00.000Z', reopened_by: null, reopened_at: null })
      .execute();
    const waiting = { query: { state: 'pending' as const } };
    const seen = (await (await office.holding('M')).call(contracts.listCorrections, waiting)).data();
    expect(seen.find((it) => it.id === id)?.may).toMatchObject({ decide: true, approve: false });
    const stale = (await decide('M', id, 'approve', { revision: 2 })).failure();
    expect(stale).toMatchObject({ code: 'CHANGED_MEANWHILE', data: { may: { decide: true, approve: false } } });
    expect((await decide('M', id, 'approve')).failure().code).toBe('CORRECTION_NOT_POSSIBLE');
    expect((await summaryOf())?.may.correct).toBe(false);
    await office.database.query.deleteFrom('period_close').execute();
  });
});

describe('an excused day', () => {
  test('is neither absent nor late nor incomplete', async () => {
    const { id } = (await ask('A', { punches: undefined, kind: 'excuse', reason: 'Flood' })).data();
    await decide('M', id, 'approve');
    expect(await summaryOf()).toMatchObject({
      status: 'present',
      late: 0,
      flags: ['corrected'],
      note: 'Excused: Flood',
    });
  });

  test('leaves what there is to look at to be looked at, as corrected times do not', async () => {
    const stateOf = async () =>
      (await office.database.query.selectFrom('review_item').select('state').where('day', '=', day).execute())[0]
        ?.state;
    const [first] = (await storedPunches(office)).filter((it) => it.attendance_date === day);
    const about = { punchId: Number(first?.id), memberId: office.ids.A, day };
    await office.database.write((trx) => addForReview(trx, about, ['outside']));
    const { id } = (await ask('A', { punches: undefined, kind: 'excuse', reason: 'Flood' })).data();
    await decide('M', id, 'approve');
    expect(await stateOf()).toBe('open');
    await decide('M', (await ask('A')).data().id, 'approve');
    expect(await stateOf()).toBe('corrected');
  });

  test.each(['its member and the manager', 'the office'] as const)(
    'by %s is open for no missing check-out',
    async (by) => {
      const states = async () => {
        const items = office.database.query
          .selectFrom('review_item')
          .select(['reason', 'state'])
          .where('day', '=', day);
        const told = (await items.execute()).filter((it) => it.reason !== 'skewed_clock');
        return told.map((it) => `${it.reason} ${it.state}`).toSorted();
      };
      const [first] = (await storedPunches(office)).filter((it) => it.attendance_date === day);
      const about = { punchId: Number(first?.id), memberId: office.ids.A, day };
      await office.database.write((trx) => addForReview(trx, about, ['outside', 'forgotten']));
      const excuse = { punches: undefined, kind: 'excuse', reason: 'Flood' };
      if (by === 'the office') await ask('HR', { ...excuse, membercode: 'A' });
      else await decide('M', (await ask('A', excuse)).data().id, 'approve');
      expect(await states()).toEqual(['forgotten corrected', 'outside open']);
    },
  );

  test('is open for none either where it was excused before it was known to be missing', async () => {
    await ask('HR', { punches: undefined, kind: 'excuse', reason: 'Flood', membercode: 'A' });
    await closeForgotten(office.database, () => office.now);
    const ended = (await storedAttendances(office)).filter((it) => it.attendance_date === day);
    expect(ended.map((it) => it.ending)).toEqual(['forgotten']);
    const listed = office.database.query.selectFrom('review_item').select('reason').where('day', '=', day);
    expect((await listed.execute()).map((it) => it.reason)).not.toContain('forgotten');
  });
});

describe('the list', () => {
  const list = async (who: Persona, query: object = {}) =>
    (await office.holding(who)).call(contracts.listCorrections, { query });

  test('has the own, those of one’s group, or all for the office', async () => {
    await ask('A');
    const codes = async (who: Persona, query: object = {}) =>
      new Set((await list(who, query)).data().map((it) => it.membercode));
    expect(await codes('A')).toEqual(new Set(['A']));
    expect((await list('M', { state: 'pending' })).data()[0]?.may).toEqual({
      ...{ decide: true, approve: true, withdraw: false },
    });
    const [newest] = (await list('HR')).data();
    expect([newest?.membercode, newest?.membername, newest?.groupno]).toEqual(['A', 'Aye Aye', 'SALES']);
    expect((await codes('B')).size).toBe(0);
    expect((await codes('M2')).size).toBe(0);
    expect(await codes('HR', { membercode: 'A' })).toEqual(new Set(['A']));
  });

  test('is narrowed to who is looked for by code or name, and to the group of the day', async () => {
    await ask('A');
    const found = async (query: object, who: Persona = 'HR') =>
      (await list(who, { ...query, day })).data().map((it) => it.membercode);
    expect(await found({ search: 'aye a' })).toEqual(['A']);
    expect(await found({ search: 'a', groupno: 'SALES' }, 'M')).toEqual(['A']);
    expect(await found({ groupno: 'STORE' })).toEqual([]);
    expect(await found({ search: '%' })).toEqual([]);
  });
});
