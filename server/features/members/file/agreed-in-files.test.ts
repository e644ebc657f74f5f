import { agreeDays } from '@muster/domain/leave/balances/agreed-days-contract.ts';
import { readLeaveTypes } from '@muster/domain/leave/leave-contract.ts';
import { exportMembers, exportMembersWorkbook } from '@muster/domain/members/member-file-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type HrOffice, openHrOffice } from '../../../testing/company/hr-office.ts';
import { countingServer } from '../../../testing/database/counted-queries.ts';
import { ledgerOf, newcomer, type Person, take } from '../../../testing/leave/leave.ts';
import { expectSoundLeave } from '../../../testing/leave/sound-leave.ts';
import { dryRun, faults, found, idByCode, outcomes } from '../../../testing/members/member-files.ts';

let { office, hr } = {} as HrOffice;
beforeAll(async () => {
  ({ office, hr } = await openHrOffice());
});
afterAll(() => office.close());
afterEach(() => expectSoundLeave(office.database));

const file = (...lines: string[]) => ['code,name,days a year EL', ...lines].join('\n');
const of = (who: Person, days: string) => file(`${who.code},,${days}`);

async function left(membercode: string, leaveid = 'EL'): Promise<(number | undefined)[]> {
  const inYear = async (fiscalyear: string) => {
    const { types } = (await hr.call(readLeaveTypes, { query: { membercode, fiscalyear } })).data();
    return types.find((it) => it.leaveid === leaveid)?.remaining;
  };
  return [await inYear('2026'), await inYear('2027')];
}

const auditOf = (id: number | undefined) =>
  office.database.query
    .selectFrom('audit')
    .select(['action', 'actor_id', 'before', 'after'])
    .where('subject', '=', `member:${id}`)
    .orderBy('id')
    .execute();

/** All that an agreement leaves behind of a member, without the ids and codes of theirs. */
async function tracesOf({ id, client }: Person) {
  const { query } = office.database;
  const lines = await query
    .selectFrom('leave_ledger')
    .select(['leaveid', 'fiscal_year', 'kind', 'half_days', 'actor_id', 'note', 'note_code', 'note_params'])
    .where('member_id', '=', id)
    .orderBy('id')
    .execute();
  const agreed = await query
    .selectFrom('agreed_days')
    .select(['leaveid', 'half_days', 'from_year', 'half_days_before', 'revision'])
    .where('member_id', '=', id)
    .execute();
  const told = (await client.call(listNotifications)).body().map((it) => [it.title, it.subtitle]);
  return { lines, agreed, told, audit: await auditOf(id) };
}

describe('days a year in a file of members', () => {
  test('are shown with what they do before they are stored, and again change nothing', async () => {
    const who = await newcomer(office);
    const before = await office.state();
    const { rows } = await found(hr, of(who, '6.5'), dryRun);
    const year = { days: 6.5, before: 10, more: -3.5, remaining: 6.5, stands: false };
    expect(rows).toMatchObject([
      {
        outcome: 'changed',
        changes: [{ field: 'days a year EL', before: 'type', after: '6.5' }],
        agreed: [{ leaveid: 'EL', years: [2026, 2027].map((fiscalyear) => ({ fiscalyear, ...year })) }],
      },
    ]);
    expect(await office.state()).toBe(before);
    expect((await found(hr, of(who, '၆.၅'))).applied).toBe(true);
    expect(await left(who.code)).toEqual([6.5, 6.5]);
    const after = await office.state();
    for (const days of ['6.5', '"6,5"', '']) expect(outcomes(await found(hr, of(who, days)))).toEqual(['same']);
    expect(await office.state()).toBe(after);
    expect((await found(hr, of(who, 'Type'))).rows[0]?.changes).toEqual([
      { field: 'days a year EL', before: '6.5', after: 'type' },
    ]);
    expect([await left(who.code), (await ledgerOf(who)).at(-1)?.note]).toEqual([
      [10, 10],
      'Days a year as for everybody again: 10, not 6.5',
    ]);
  });

  test('are not told to who is listed by the same line, by mail neither: they cannot sign in yet', async () => {
    const mails = () => office.database.query.selectFrom('mail').selectAll().execute();
    const before = await mails();
    const lines = 'code,name,email,days a year EL\nPARTLY,Ma Su,su@lotus.example,4';
    expect(outcomes(await found(hr, lines))).toEqual(['new']);
    const id = await idByCode(office, 'PARTLY');
    const told = office.database.query
      .selectFrom('notification')
      .select('id')
      .where('member_id', '=', id ?? 0);
    expect([await left('PARTLY'), await told.execute(), await mails()]).toEqual([[4, 4], [], before]);
    expect((await auditOf(id)).map((it) => it.action)).toContain('leave.agree');
  });

  test('leave behind what the dialog does, whatever is agreed one after the other', async () => {
    const days = fc.option(
      fc.integer({ min: 0, max: 40 }).map((it) => it / 2),
      { nil: null },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(days, { minLength: 1, maxLength: 4 }), async (steps) => {
        const [one, other] = [await newcomer(office), await newcomer(office)];
        let revision = 0;
        for (const it of steps) {
          const body = { membercode: one.code, leavetypeid: 'EL', days: it, begin: 'this-year', revision } as const;
          revision = (await hr.call(agreeDays, { body })).data().revision;
          expect((await found(hr, of(other, it === null ? 'type' : String(it)))).applied).toBe(true);
        }
        expect(await tracesOf(other)).toEqual(await tracesOf(one));
      }),
      { numRuns: 8 },
    );
  });

  test('of several types are told one by one, and are on record beside what else a line changes', async () => {
    const who = await newcomer(office);
    await found(hr, `code,name,days a year EL,days a year CL\n${who.code},Other Name,4,3`);
    expect([await left(who.code), await left(who.code, 'CL')]).toEqual([
      [4, 4],
      [3, 3],
    ]);
    const audit = await auditOf(who.id);
    expect(audit.map((it) => [it.action, JSON.parse(it.after ?? '').leaveid])).toEqual([
      ['leave.agree', 'CL'],
      ['leave.agree', 'EL'],
      ['member.change', undefined],
    ]);
    expect(JSON.parse(audit[2]?.after ?? '')).toEqual({ membername: 'Other Name' });
    const told = (await who.client.call(listNotifications)).body().map((it) => it.title);
    expect(told.toSorted()).toEqual(['CASUAL LEAVE: 3 days a year for you', 'EARNED LEAVE: 4 days a year for you']);
  });

  test('are what the years give who is new, also of none and in part; a balance beside them stands', async () => {
    const { rows } = await found(hr, 'code,name,balance EL,days a year EL\nFRESH1,One,4.5,6', dryRun);
    expect(rows[0]?.becomes?.slice(-2)).toEqual([
      { field: 'balance EL', value: '4.5' },
      { field: 'days a year EL', value: '6' },
    ]);
    await found(hr, 'code,name,balance EL,days a year EL\nFRESH1,One,4.5,6\nFRESH2,Two,,6\nFRESH3,Three,,0');
    expect([await left('FRESH1'), await left('FRESH2'), await left('FRESH3')]).toEqual([
      [4.5, 6],
      [6, 6],
      [0, 0],
    ]);
    const id = await idByCode(office, 'FRESH2');
    expect((await auditOf(id)).map((it) => it.action)).toEqual(['leave.agree', 'member.add']);
    const [line] = await office.database.query
      .selectFrom('leave_ledger')
      .select(['kind', 'half_days', 'note_code', 'note_params'])
      .where('member_id', '=', id ?? 0)
      .where('leaveid', '=', 'EL')
      .execute();
    expect(line).toMatchObject({ kind: 'grant', half_days: 12, note_code: 'agreedYear' });
    expect(JSON.parse(line?.note_params ?? '')).toEqual({ days: 6, type: 10 });
    await office.database.query.updateTable('leave_code').set({ prorated: 1 }).where('leaveid', '=', 'EL').execute();
    await found(hr, 'code,name,joined,days a year EL\nFRESH4,Four,2026-10-01,6');
    await office.database.query.updateTable('leave_code').set({ prorated: 0 }).where('leaveid', '=', 'EL').execute();
    expect(await left('FRESH4')).toEqual([3, 6]);
  });

  test('leave alone a balance that the same line enters, and change one that it repeats', async () => {
    const [one, other] = [await newcomer(office), await newcomer(office)];
    await take(one, '2026-12-01', '2026-12-03');
    const both = `code,balance EL,days a year EL\n${one.code},1,2\n${other.code},10,6`;
    const looked = (await found(hr, both, dryRun)).rows.map((it) => it.agreed?.[0]?.years[0]);
    expect(looked).toMatchObject([
      { more: 0, remaining: 1, stands: true },
      { more: -4, remaining: 6, stands: false },
    ]);
    expect((await found(hr, both)).applied).toBe(true);
    expect([await left(one.code), await left(other.code)]).toEqual([
      [1, 2],
      [6, 6],
    ]);
  });

  test('are exported, and read back unchanged as CSV and as a workbook, also what is agreed for one of two years', async () => {
    const [one, other, third] = [await newcomer(office), await newcomer(office), await newcomer(office)];
    await found(hr, file(`${one.code},,0`, `${other.code},,7.5`));
    const exported = (await hr.send({ method: 'GET', url: exportMembers.path })).body;
    expect(exported).toMatch(new RegExp(`^${other.code},.*,7\\.5,`, 'm'));
    const begin = 'next-year' as const;
    for (const [code, days, revision] of [
      [other.code, null, 1],
      [third.code, 5, 0],
    ] as const) {
      await hr.call(agreeDays, { body: { membercode: code, leavetypeid: 'EL', days, begin, revision } });
    }
    const { body } = await hr.send({ method: 'GET', url: exportMembers.path });
    const [head = [], ...lines] = body.split('\r\n').map((it) => it.replace('\uFEFF', '').split(','));
    const at = head.indexOf('days a year EL');
    expect([one, other, third].map((who) => lines.find((it) => it[0] === who.code)?.[at])).toEqual(['0', '', '']);
    for (const { path } of [exportMembers, exportMembersWorkbook]) {
      const { rawPayload } = await hr.send({ method: 'GET', url: path });
      const before = await office.state();
      expect(outcomes(await found(hr, rawPayload)).filter((it) => it !== 'same')).toEqual([]);
      expect(await office.state()).toBe(before);
    }
  });

  test('are from this fiscal year on, also where something else is agreed for the next', async () => {
    for (const [days, expected] of [
      ['type', [10, 10]],
      ['5', [5, 5]],
      ['7', [7, 7]],
    ] as const) {
      const who = await newcomer(office);
      const body = { membercode: who.code, leavetypeid: 'EL', days: 5, begin: 'next-year', revision: 0 } as const;
      expect((await hr.call(agreeDays, { body })).status).toBe(200);
      expect((await found(hr, of(who, days))).rows[0]?.changes).toEqual([
        { field: 'days a year EL', before: '', after: days },
      ]);
      expect(await left(who.code)).toEqual(expected);
    }
  });

  test.each(['days a year EL', 'Days per year: EL', 'Tage pro Jahr EL', 'Jours par an EL', 'တစ်နှစ်စာ ရက် EL'])(
    'are read beneath %s',
    async (title) => {
      const who = await newcomer(office);
      const { rows } = await found(hr, `code;${title}\n${who.code};6,5`, dryRun);
      expect(rows[0]?.changes).toEqual([{ field: 'days a year EL', before: 'type', after: '6.5' }]);
    },
  );

  test('are looked at in as many statements, however many lines agree on some', async () => {
    const many = [];
    for (let it = 0; it < 6; it += 1) many.push(await newcomer(office));
    const server = await countingServer(office);
    const client = Object.assign(server.visitor(), { token: hr.token });
    const looking = (some: readonly Person[]) =>
      server.countOf(async () => {
        const { rows } = await found(client, file(...some.map((it) => `${it.code},,6`)), dryRun);
        expect(rows.map((it) => it.agreed?.length)).toEqual(some.map(() => 1));
      });
    expect(await looking(many)).toBe(await looking(many.slice(0, 1)));
    await server.close();
  });
});

test('two of the office agree on days a year of one member at once, by a file and by the dialog: one after the other', async () => {
  const sa = await office.holding('SA');
  for (let round = 0; round < 4; round += 1) {
    const who = await newcomer(office);
    const body = { membercode: who.code, leavetypeid: 'EL', days: 4, begin: 'this-year', revision: 0 } as const;
    const [byFile, byDialog] = await Promise.all([found(hr, of(who, '6')), sa.call(agreeDays, { body })]);
    expect(byFile.applied).toBe(true);
    // Whoever came second with the dialog is told; the file says what shall be, whatever was so before.
    expect([200, 409]).toContain(byDialog.status);
    expect(await left(who.code)).toEqual([6, 6]);
    const { agreed } = await tracesOf(who);
    expect(agreed).toMatchObject([{ half_days: 12, revision: byDialog.status === 200 ? 2 : 1 }]);
  }
});

describe('days a year in a file of members are refused', () => {
  test.each(['6.25', '-1', '367', 'none', 'half', '1e1'])('as %s, by line and column', async (days) => {
    const [who, other] = [await newcomer(office), await newcomer(office)];
    const before = await office.state();
    const refused = await found(hr, file(`${other.code},,6`, `${who.code},,${days}`));
    expect(faults(refused)).toEqual(['', 'days a year EL INVALID_INPUT']);
    expect(refused.rows[1]?.errors[0]).toMatchObject({
      value: days,
      message: 'A number of days from 0 to 366, by halves, or the word type for those of the leave type again.',
    });
    expect([refused.applied, await office.state()]).toEqual([false, before]);
  });

  test('where more of a year is used than there would be; the others are stored where that is asked for', async () => {
    const [who, other] = [await newcomer(office), await newcomer(office)];
    await take(who, '2026-12-01', '2026-12-03');
    const lines = file(`${who.code},,2.5`, `${other.code},,2.5`);
    const { rows } = await found(hr, lines, dryRun);
    expect(rows.map((it) => it.outcome)).toEqual(['refused', 'changed']);
    expect(rows[0]?.errors).toMatchObject([
      {
        field: 'days a year EL',
        code: 'LEAVE_BALANCE_TOO_LOW',
        message:
          'In 01/04/2026 – 31/03/2027 only 7 days are left, and this would take 7.5 off: the others are used or asked for.',
      },
    ]);
    expect((await found(hr, lines, { partly: 'true' })).applied).toBe(true);
    expect([await left(who.code), await left(other.code)]).toEqual([
      [7, 10],
      [2.5, 2.5],
    ]);
  });

  test('for oneself, and not where they are as they were', async () => {
    expect(faults(await found(hr, 'code,days a year EL\nHR,20', dryRun))).toEqual(['days a year EL FORBIDDEN']);
    expect(outcomes(await found(hr, 'code,days a year EL\nHR,type', dryRun))).toEqual(['same']);
    const sa = await office.holding('SA');
    expect((await found(sa, 'code,days a year EL\nHR,20')).applied).toBe(true);
    expect(outcomes(await found(hr, 'code,days a year EL\nHR,20'))).toEqual(['same']);
    expect(faults(await found(hr, 'code,days a year EL\nHR,21'))).toEqual(['days a year EL FORBIDDEN']);
  });

  test('for who has left, unless the line brings them back', async () => {
    const who = await newcomer(office, { joined_on: '2026-04-01' });
    const { query } = office.database;
    const gone = { left_on: '2026-05-01', status: 'suspended' } as const;
    await query.updateTable('member').set(gone).where('id', '=', who.id).execute();
    expect(faults(await found(hr, of(who, '6'), dryRun))).toEqual(['days a year EL NOT_EMPLOYED']);
    const back = `code,joined,days a year EL\n${who.code},2026-11-16,6`;
    expect((await found(hr, back)).applied).toBe(true);
    expect(await left(who.code)).toEqual([6, 6]);
  });
});
