import { describe, expect, test } from 'vitest';
import { readHeadings } from './columns.ts';
import { lineJudge } from './judge-lines.ts';
import { judgeManagers } from './judge-managers.ts';
import type { Around } from './judged-line.ts';
import { readLine } from './read-line.ts';

const numbered = (count: number) => Array.from({ length: count }, (_, it) => it + 1);

/** A company with so many groups, G1 and on, whose managers nobody has named yet. */
const companyOf = (groups: number): Around => ({
  actor: { id: 1, membercode: 'SA', membername: 'Thida', role: 'SA' },
  today: '2026-11-20',
  company: {
    groups: numbered(groups).map((id) => ({ id, name: `G${id}`, also: '', retired: false, managers: [] })),
    shifts: [{ id: 1, name: 'Day', retired: false }],
    sites: [{ id: 1, name: 'Harbour', retired: false }],
    defaultShiftId: 1,
    leaveids: [],
    guestCodes: new Set(),
  },
  known: new Map(),
  own: { groups: new Set(), outOfReach: new Set() },
  chosen: new Map(),
});

const COLUMNS = ['code', 'name', 'group', 'manager', 'sites'];

/** What a file says; each line is the code, the group, the manager and the sites of somebody new. */
function judged(around: Around, lines: readonly (readonly [string, string, string?, string?])[]) {
  const headings = readHeadings(COLUMNS, []);
  const read = lines.map(([code, group, manager = '', sites = ''], index) =>
    readLine(index + 2, [code, `Daw ${code}`, group, manager, sites], headings, []),
  );
  return judgeManagers(read.map(lineJudge(around)), read, around);
}

const reasons = (lines: ReturnType<typeof judged>) =>
  lines.map((it) => it.errors.map((error) => error.params?.['reason']).join() || it.outcome);

describe('managers in a file', () => {
  test('are named by the first line of a group, among those who stand in the file', () => {
    const found = judged(companyOf(2), [
      ['A', 'G1', 'B'],
      ['B', 'G2'],
      ['C', 'G1', 'B'],
    ]);
    expect(reasons(found)).toEqual(['new', 'new', 'new']);
    expect(found.map((it) => it.managers)).toEqual([{ groupId: 1, codes: ['B'] }, undefined, undefined]);
  });

  test('are nobody whose own line is refused, and so on up', () => {
    const found = judged(companyOf(3), [
      ['A', 'G1', 'B'],
      ['B', 'G2', 'C'],
      ['C', 'G3', 'NOBODY'],
      ['D', 'G3'],
    ]);
    expect(reasons(found)).toEqual(['line', 'line', 'unknown', 'new']);
    expect(found[0]?.errors[0]?.params).toEqual({ reason: 'line', membercode: 'B', line: 3 });
  });

  test.each([
    ['first', 0],
    ['last', 2],
  ])('are who the other lines name, where a manager has one of their own and stands %s', (_, at) => {
    const staff = [
      ['B', 'G1', 'A'],
      ['C', 'G1', 'A'],
    ] as const;
    const found = judged(companyOf(1), staff.toSpliced(at, 0, ['A', 'G1', 'BOSS'] as never));
    expect(reasons(found)).toEqual(['line', 'line'].toSpliced(at, 0, 'head'));
    const mended = judged(companyOf(2), [...staff, ['A', 'G2', 'BOSS'], ['BOSS', '']]);
    expect(reasons(mended)).toEqual(['new', 'new', 'new', 'new']);
    expect(mended.flatMap((it) => it.managers ?? [])).toEqual([
      { groupId: 1, codes: ['A'] },
      { groupId: 2, codes: ['BOSS'] },
    ]);
  });

  test('have a group already, and who decides for it another manager: that line says so, the others are as they are', () => {
    const around = companyOf(1);
    const [group] = around.company.groups;
    if (!group) throw new Error('There is no group.');
    const kept = { ...around, company: { ...around.company, groups: [{ ...group, managers: ['A'] }] } };
    const found = judged(kept, [
      ['A', 'G1', 'BOSS'],
      ['B', 'G1', 'A'],
      ['C', 'G1', 'BOSS'],
    ]);
    expect(reasons(found)).toEqual(['head', 'new', 'kept']);
  });

  test('that hang on each other through any number of refused lines are refused after a few looks', () => {
    const groups = 400;
    const chain = numbered(groups).map((it) => [`M${it}`, `G${it}`, `M${it + 1}`] as const);
    const found = judged(companyOf(groups), [...chain, ['LAST', 'G1'] as const]);
    const counted = Map.groupBy(reasons(found), (it) => it);
    expect([...counted.keys()].toSorted()).toEqual(['line', 'new', 'refused', 'unknown']);
    expect(found.filter((it) => it.outcome === 'new').map((it) => it.membercode)).toEqual(['LAST']);
    expect(found.some((it) => it.managers)).toBe(false);
  });
});

test('a cell of many unknown sites is told of once', () => {
  const sites = numbered(400)
    .map((it) => `Quay ${it}`)
    .join(';');
  const [line] = judged(companyOf(1), [['A', 'G1', '', sites]]);
  expect(line?.errors.map(({ field, code, params }) => ({ field, code, params }))).toEqual([
    { field: 'sites', code: 'WORK_VALUE_UNKNOWN', params: { reason: 'siteknown', known: 'Harbour' } },
  ]);
});
