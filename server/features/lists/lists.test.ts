import { type ListNoun, listNouns } from '@muster/domain/lists/list-nouns.ts';
import { listContracts } from '@muster/domain/lists/lists-contract.ts';
import { listMembers } from '@muster/domain/members/member-office-contract.ts';
import { EVERY_MINUTE } from '@muster/domain/work/overtime-rule.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type HrOffice, openHrOffice } from '../../testing/company/hr-office.ts';

let { office, hr } = {} as HrOffice;
const open = async () => {
  ({ office, hr } = await openHrOffice());
};
const close = () => office.close();

interface Kept {
  readonly added: object;
  readonly filled?: object;
  readonly renamed: object;
  readonly taken: object;
}

/** For each list a new entry, what is filled in for it, another name for it and a name that is there already. */
const kept: Readonly<Record<ListNoun, Kept>> = {
  sites: {
    added: { name: 'Harbour', latitude: 16.77, longitude: 96.17, radius: 150 },
    renamed: { name: 'Old Harbour' },
    taken: { name: ' head  OFFICE' },
  },
  shifts: {
    added: { name: 'Late', starts: '14:00', ends: '22:30', break: 30, grace: 10 },
    filled: {
      times: [{ from: null, until: null, starts: '14:00', ends: '22:30', break: 30, grace: 10, ...EVERY_MINUTE }],
      ...EVERY_MINUTE,
    },
    renamed: { name: 'Evening' },
    taken: { name: 'night' },
  },
  groups: {
    added: { groupno: 'DRIVERS', managers: ['M2', 'M', 'M'] },
    filled: { name: '', managers: ['M', 'M2'], managernames: ['Mya Mya', 'Min Min'], deciding: ['Mya Mya', 'Min Min'] },
    renamed: { groupno: 'CREW' },
    taken: { groupno: 'Sales' },
  },
  cars: {
    added: { carcode: 'CAR-9' },
    filled: { description: '', seats: null },
    renamed: { carcode: 'CAR-10', seats: 12 },
    taken: { carcode: 'car-1' },
  },
  triptypes: {
    added: { description: 'Fair' },
    renamed: { description: 'Trade fair' },
    taken: { description: 'delivery' },
  },
  states: {
    added: { triptypeid: 1, merge_state: 'Pyay', miles: 180 },
    renamed: { merge_state: 'Pathein' },
    taken: { merge_state: 'bago' },
  },
  competitors: {
    added: { competitor: 'Blue Peacock' },
    renamed: { competitor: 'Peacock' },
    taken: { competitor: 'silver star' },
  },
};

let tests = 0;

/** The same under names that no test before has used, so that all of them can have one office. */
function keptAnew(noun: ListNoun): Kept {
  const { added, renamed, taken, ...same } = kept[noun];
  const [field = ''] = Object.keys(taken);
  tests += 1;
  const named = (it: object) => ({
    ...it,
    [field]: `${Object.entries(it).find(([key]) => key === field)?.[1]} ${tests}`,
  });
  return { ...same, taken, added: named(added), renamed: named(renamed) };
}

/** A list's calls; those of one stand for all. */
const callsOf = (noun: ListNoun) => listContracts[noun] as (typeof listContracts)['competitors'];
type Entry = { id: number; retired: boolean; revision: number } & Record<string, unknown>;

const listed = async (noun: ListNoun, retired?: 'true'): Promise<Entry[]> =>
  (await hr.call(callsOf(noun).list, { query: retired ? { retired } : {} })).data() as never;
const add = (noun: ListNoun, body: object) => hr.call(callsOf(noun).add, { body: body as never });
const change = (noun: ListNoun, id: number, body: object) =>
  hr.call(callsOf(noun).change, { params: { id: String(id) }, body: body as never });
const retire = (noun: ListNoun, id: number) => hr.call(callsOf(noun).retire, { params: { id: String(id) } });
const reinstate = (noun: ListNoun, id: number) => hr.call(callsOf(noun).reinstate, { params: { id: String(id) } });
const actions = async () =>
  (await office.database.query.selectFrom('audit').select(['action', 'actor_id']).orderBy('id').execute())
    .filter((it) => it.actor_id === office.ids.HR)
    .map((it) => it.action);

describe.each(listNouns)('the %s', (noun) => {
  let { added, filled, renamed, taken } = {} as Kept;
  beforeAll(open);
  afterAll(close);
  beforeEach(() => {
    ({ added, filled, renamed, taken } = keptAnew(noun));
  });

  test('are added, changed, retired and brought back, on record, and never deleted', async () => {
    const before = (await actions()).length;
    const made = (await add(noun, added)).data() as Entry;
    expect(made).toEqual({ id: made.id, retired: false, revision: 1, ...added, ...filled });
    expect(await listed(noun)).toContainEqual(made);

    const changed = (await change(noun, made.id, { ...renamed, revision: 1 })).data();
    expect(changed).toEqual({ ...made, ...renamed, revision: 2 });

    expect((await retire(noun, made.id)).data()).toEqual({ ...changed, retired: true, revision: 3 });
    expect((await listed(noun)).map((it) => it.id)).not.toContain(made.id);
    expect((await listed(noun, 'true')).map((it) => it.id)).toContain(made.id);
    expect((await retire(noun, made.id)).data().revision).toBe(3);

    expect((await reinstate(noun, made.id)).data()).toEqual({ ...changed, retired: false, revision: 4 });
    expect((await listed(noun)).map((it) => it.id)).toContain(made.id);
    const told = (await actions()).slice(before);
    const subject = told[0]?.split('.')[0];
    expect(told).toEqual(['add', 'change', 'retire', 'reinstate'].map((it) => `${subject}.${it}`));
  });

  test('have no two of one name, in whatever case, not even a retired one', async () => {
    const clash = await add(noun, { ...added, ...taken });
    expect([clash.status, clash.failure().code]).toEqual([409, 'NAME_TAKEN']);
    const made = (await add(noun, added)).data();
    const before = await office.state();
    const [field = ''] = Object.keys(taken);
    const renaming = (await change(noun, made.id, { ...taken, revision: 1 })).failure();
    expect([renaming.code, renaming.errors[0]?.field]).toEqual(['NAME_TAKEN', field]);
    expect(await office.state()).toBe(before);
    await retire(noun, made.id);
    expect((await add(noun, added)).failure().message).toContain('retired');
  });

  test('added twice at once are there once', async () => {
    const both = await Promise.all([add(noun, added), add(noun, added)]);
    expect(both.map((it) => it.status).toSorted()).toEqual([201, 409]);
  });

  test('are not overwritten by who looked at an older one, who gets the stored one', async () => {
    const made = (await add(noun, added)).data();
    const stored = (await change(noun, made.id, { ...renamed, revision: 1 })).data();
    const late = await change(noun, made.id, { ...added, revision: 1 });
    expect([late.status, late.failure().code]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect(late.failure().data).toEqual(stored);
    expect((await change(noun, made.id, { ...added, revision: 0 })).failure().code).toBe('CHANGED_MEANWHILE');
    // The same once more is a retry after a lost answer.
    expect((await change(noun, made.id, { ...renamed, revision: 1 })).data()).toEqual(stored);
  });

  test('may be sent back as they were read, with what a change does not say as it is kept', async () => {
    const { id } = (await add(noun, added)).data();
    const read = (await listed(noun)).find((it) => it.id === id) as Entry;
    expect((await change(noun, id, read)).data()).toEqual(read);
    const renamedTo = { ...read, ...renamed };
    const stored = (await change(noun, id, renamedTo)).data() as Entry;
    expect(stored).toEqual({ ...renamedTo, revision: 2 });
    for (const [field, value] of Object.entries({ id: id + 1, retired: true })) {
      const refused = (await change(noun, id, { ...stored, [field]: value })).failure();
      expect([refused.code, refused.errors[0]?.field]).toEqual(['UNKNOWN_FIELD', field]);
    }
    expect((await listed(noun)).find((it) => it.id === id)).toEqual(stored);
    await retire(noun, id);
    expect((await change(noun, id, stored)).failure().code).toBe('CHANGED_MEANWHILE');
  });

  test('that are not there are not found', async () => {
    const answers = [change(noun, 999_999, { revision: 1 }), retire(noun, 999_999), reinstate(noun, 999_999)];
    for (const answer of await Promise.all(answers)) expect(answer.failure().code).toBe('NOT_FOUND');
  });
});

describe('what is wrong', () => {
  beforeAll(open);
  afterAll(close);

  test('is refused and changes nothing', async () => {
    const made = new Map<ListNoun, number>();
    for (const [noun, wrong, field] of [
      ['sites', { radius: 5 }, 'radius'],
      ['sites', { latitude: 91 }, 'latitude'],
      ['shifts', { starts: '9:00' }, 'starts'],
      ['shifts', { ends: '24:00' }, 'ends'],
      ['shifts', { break: 510 }, 'break'],
      ['shifts', { grace: -1 }, 'grace'],
      ['shifts', { overtimefrom: 241 }, 'overtimefrom'],
      ['shifts', { overtimestep: 0 }, 'overtimestep'],
      ['shifts', { overtimebefore: 0 }, 'overtimebefore'],
      ['groups', { groupno: ' ' }, 'groupno'],
      ['cars', { seats: 0 }, 'seats'],
      ['states', { miles: -1 }, 'miles'],
      ['states', { triptypeid: 999_999 }, 'triptypeid'],
      ['competitors', { competitor: 'One, two' }, 'competitor'],
      ['cars', { retired: true }, 'retired'],
    ] as const) {
      const id = made.get(noun) ?? (await add(noun, kept[noun].added)).data().id;
      made.set(noun, id);
      const before = await office.state();
      const added = await add(noun, { ...kept[noun].added, ...wrong });
      const changed = await change(noun, id, { ...wrong, revision: 1 });
      const blamed = [added, changed].map((it) => it.failure().errors[0]?.field);
      expect([noun, wrong, ...blamed]).toEqual([noun, wrong, field, field]);
      expect(await office.state()).toBe(before);
    }
  });

  test('a break that a shorter shift no longer has room for', async () => {
    const { id } = (await add('shifts', { ...keptAnew('shifts').added, break: 200 })).data();
    expect((await change('shifts', id, { ends: '17:00', revision: 1 })).failure().errors[0]?.field).toBe('break');
  });
});

describe('who manages a group', () => {
  beforeEach(open);
  afterEach(close);

  const group = async (groupno: string) => (await listed('groups')).find((it) => it['groupno'] === groupno) as Entry;

  test('is nobody of an unknown code, and no suspended member', async () => {
    const { id, revision } = await group('SALES');
    const before = await office.state();
    for (const [code, reason] of [
      ['NOBODY', 'unknown'],
      ['SUSP', 'suspended'],
    ]) {
      const refused = (await change('groups', id, { managers: [code], revision })).failure();
      expect([refused.code, refused.params?.['reason'], refused.errors[0]?.field]).toEqual([
        'MANAGER_NOT_POSSIBLE',
        reason,
        'managers',
      ]);
      expect(await office.state()).toBe(before);
    }
  });

  test('of the own group is for an administrator to say, who decides for its HR officers', async () => {
    const sa = await office.holding('SA');
    const { id, revision } = await group('SALES');
    await office.database.query
      .updateTable('member_work')
      .set({ group_id: id })
      .where('member_id', '=', office.ids.HR)
      .execute();
    const before = await office.state();
    const refused = (await change('groups', id, { managers: ['A'], revision })).failure();
    expect([refused.code, refused.params?.['reason']]).toEqual(['MANAGER_NOT_POSSIBLE', 'own']);
    expect(await office.state()).toBe(before);
    expect((await change('groups', id, { name: 'Selling', revision })).status).toBe(200);
    const named = await sa.call(listContracts.groups.change, {
      params: { id: String(id) },
      body: { managers: ['M2'], revision: revision + 1 } as never,
    });
    expect(named.status).toBe(200);
  });

  test('stays when suspended since, while the rest is changed', async () => {
    const { id, revision } = await group('SALES');
    await office.database.query
      .updateTable('member')
      .set({ status: 'suspended' })
      .where('membercode', '=', 'M')
      .execute();
    const changed = (await change('groups', id, { name: 'Selling', managers: ['M', 'M2'], revision })).data();
    expect(changed).toMatchObject({ name: 'Selling', managers: ['M', 'M2'] });
  });

  test('is not decided for by who they decide for', async () => {
    const sales = await group('SALES');
    expect((await change('groups', sales.id, { managers: ['C'], revision: sales.revision })).status).toBe(200);
    const store = await group('STORE');
    const refused = (await change('groups', store.id, { managers: ['A'], revision: store.revision })).failure();
    expect(refused.params).toEqual({ reason: 'circle', groupno: 'SALES' });
    expect((await group('STORE'))['managers']).toEqual(['M2']);
  });

  test('is told of as who decides until their last day is over', async () => {
    const told = async () => {
      const { members } = (await hr.call(listMembers, { query: { groupno: 'STORE' } })).data();
      const { managers, deciding } = await group('STORE');
      return { managers, deciding, of: members.find((it) => it.membercode === 'C')?.managers };
    };
    const leaves = (left_on: string) =>
      office.database.query.updateTable('member').set({ left_on }).where('membercode', '=', 'M2').execute();
    await leaves('2026-11-20');
    expect(await told()).toEqual({ managers: ['M2'], deciding: ['Min Min'], of: ['Min Min'] });
    await leaves('2026-11-19');
    expect(await told()).toEqual({ managers: ['M2'], deciding: [], of: [] });
  });
});

describe('what is in use is not retired', () => {
  beforeEach(open);
  afterEach(close);

  const refusal = async (noun: ListNoun, id: number) => {
    const before = await office.state();
    const answer = await retire(noun, id);
    expect([answer.status, answer.failure().code]).toEqual([409, 'IN_USE']);
    expect(await office.state()).toBe(before);
    return answer.failure().message;
  };
  const holders = async (query: { site: string } | { shift: string }) =>
    (await hr.call(listMembers, { query })).data().members.map((it) => it.membercode);
  const idOf = async (noun: ListNoun, name: string) =>
    (await listed(noun)).find((it) => Object.values(it).includes(name))?.id as number;

  test('a group that members are in, by their names', async () => {
    expect(await refusal('groups', await idOf('groups', 'STORE'))).toContain('Chit Ko, Dewi, Nu Nu');
  });

  test('a group of many, with the way to give all of them another at once', async () => {
    const group_id = await idOf('groups', 'STORE');
    for (let n = 0; n < 5; n++) await office.newcomer({ group_id });
    const told = await refusal('groups', group_id);
    expect(told).toContain('members still have this, among them');
    expect(told).toContain('importing the changed file does it for many at once');
  });

  test('a group whose members have all left is', async () => {
    // But for HR, who asks.
    const others = office.database.query.updateTable('member').where('id', '<>', office.ids.HR);
    await others.set({ left_on: '2026-11-19' }).execute();
    expect((await retire('groups', await idOf('groups', 'STORE'))).status).toBe(200);
  });

  test('the company’s own shift, and one that a member has', async () => {
    expect(await refusal('shifts', await idOf('shifts', 'Office hours'))).toContain('New members begin');
    const night = await idOf('shifts', 'Night');
    expect(await refusal('shifts', night)).toContain('Nu Nu');
    const who = await holders({ shift: String(night) });
    expect(who.length).toBeGreaterThan(0);
    await office.database.query
      .updateTable('member')
      .set({ left_on: '2026-11-19' })
      .where('membercode', '=', who[0] as string)
      .execute();
    expect(await holders({ shift: String(night) })).toEqual(who.slice(1));
  });

  test('the last site, and one that is named for a member', async () => {
    const [first, second] = [await idOf('sites', 'Head Office'), await idOf('sites', 'Mandalay Branch')];
    await office.database.query
      .insertInto('member_work_site')
      .values((eb) => ({
        work_id: eb.selectFrom('member_work').select('id').where('member_id', '=', office.ids.A),
        site_id: second,
      }))
      .execute();
    expect(await refusal('sites', second)).toContain('Aye Aye');
    expect(await holders({ site: String(second) })).toEqual(['A']);
    expect(await holders({ site: String(first) })).toEqual([]);
    await office.database.query.deleteFrom('member_work_site').execute();
    expect((await retire('sites', second)).status).toBe(200);
    expect(await refusal('sites', first)).toContain('only site');
  });
});
