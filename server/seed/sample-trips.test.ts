import { tripState } from '@muster/domain/trips/trip-days.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { addSampleCompany } from './sample-company.ts';

const TODAY = '2026-11-20';

describe('the sample company’s trips', () => {
  let own: TestDatabase;
  beforeAll(async () => {
    own = await openTestDatabase();
    const now = Temporal.Instant.from('2026-11-20T08:00:00Z');
    await addSampleCompany(own.database, { now, passwordHash: 'nobody signs in here' });
  });
  afterAll(() => own.drop());

  const trips = () => own.database.query.selectFrom('trip').selectAll().orderBy('id').execute();

  test('show every standing that a trip can have', async () => {
    const standings = (await trips()).map((it) =>
      tripState(
        { departure: it.departure, arrival: it.arrival, cancelled: it.cancelled_at !== null, approval: it.approval },
        TODAY,
      ),
    );
    expect(new Set(standings)).toEqual(new Set(['requested', 'planned', 'underway', 'done', 'cancelled', 'rejected']));
  });

  test('claim each day of their crews and cars once, and the next number is free', async () => {
    const { query } = own.database;
    const live = (await trips()).filter((it) => it.cancelled_at === null && it.approval !== 'rejected');
    const days = await query.selectFrom('member_day').select('trip_id').where('claim', '=', 'trip').execute();
    expect(new Set(days.map((it) => it.trip_id))).toEqual(new Set(live.map((it) => it.id)));
    const serials = await query.selectFrom('trip_serial').selectAll().execute();
    expect(serials.reduce((sum, it) => sum + it.last, 0)).toBe((await trips()).length);
  });

  test('leave EM001 and EM002 at home today, with a trip to come that they are told of', async () => {
    const { query } = own.database;
    const told = await query
      .selectFrom('notification')
      .innerJoin('member', 'member.id', 'notification.member_id')
      .select('membercode')
      .where('code', '=', 'tripAssigned')
      .execute();
    expect(told.map((it) => it.membercode)).toEqual(expect.arrayContaining(['EM001', 'EM002']));
    const today = await query
      .selectFrom('member_day')
      .innerJoin('member', 'member.id', 'member_day.member_id')
      .select('membercode')
      .where('day', '=', TODAY)
      .where('claim', '=', 'trip')
      .execute();
    expect(today.map((it) => it.membercode)).toEqual(['DR004']);
  });
});
