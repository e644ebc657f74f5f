import { REVIEW_PAGE, type ReviewItem } from '@muster/domain/attendance/attendance-contract.ts';
import { type SqlBool, sql } from 'kysely';
import type { Read } from '../../database/engine.ts';
import { cutPage, type Page } from '../../database/page.ts';
import { asPunch } from './punches-view.ts';

const NEWEST = 2_147_483_647;

/** A page of what the office should look at, newest first; each kind comes from an index of its own. */
export async function forReview(db: Read, before = NEWEST): Promise<Page<ReviewItem>> {
  const [outside, flagged, forgotten] = await Promise.all([
    db
      .selectFrom('punch')
      .select('id')
      .where(sql<SqlBool>`verdict = 'outside'`)
      .where('id', '<', before)
      .orderBy('id', 'desc')
      .limit(REVIEW_PAGE + 1)
      .execute(),
    db
      .selectFrom('punch_flag')
      .select('punch_id as id')
      .distinct()
      .where('punch_id', '<', before)
      .orderBy('punch_id', 'desc')
      .limit(REVIEW_PAGE + 1)
      .execute(),
    db
      .selectFrom('attendance')
      .select('in_punch_id as id')
      .where(sql<SqlBool>`ending = 'forgotten'`)
      .where('in_punch_id', '<', before)
      .orderBy('in_punch_id', 'desc')
      .limit(REVIEW_PAGE + 1)
      .execute(),
  ]);
  const ids = [...new Set([...outside, ...flagged, ...forgotten].map((it) => it.id))].sort((a, b) => b - a);
  const { items: chosen, ...rest } = cutPage(
    ids.map((id) => ({ id })),
    REVIEW_PAGE,
  );
  const page = chosen.map((it) => it.id);
  if (page.length === 0) return { items: [], ...rest };
  const flags = await flagsOf(db, page);
  const rows = await db
    .selectFrom('punch')
    .innerJoin('member', 'member.id', 'punch.member_id')
    .leftJoin('attendance', 'attendance.in_punch_id', 'punch.id')
    .selectAll('punch')
    .select(['member.membercode', 'member.membername', 'attendance.ending'])
    .where('punch.id', 'in', page)
    .orderBy('punch.id', 'desc')
    .execute();
  const items = rows.map((row) => ({
    ...asPunch(row, row.membercode),
    membername: row.membername,
    ending: row.ending,
    reasons: reasonsOf(row, flags.get(row.id) ?? []),
  }));
  return { items, ...rest };
}

type Reason = ReviewItem['reasons'][number];

async function flagsOf(db: Read, punchIds: readonly number[]): Promise<Map<number, Reason[]>> {
  const rows = await db
    .selectFrom('punch_flag')
    .selectAll()
    .where('punch_id', 'in', punchIds)
    .orderBy('flag')
    .execute();
  const flags = new Map<number, Reason[]>();
  for (const { punch_id, flag } of rows) flags.set(punch_id, [...(flags.get(punch_id) ?? []), flag]);
  return flags;
}

const reasonsOf = (row: { verdict: string; ending: string | null }, flags: readonly Reason[]): Reason[] => [
  ...(row.verdict === 'outside' ? (['outside'] as const) : []),
  ...(row.ending === 'forgotten' ? (['forgotten'] as const) : []),
  ...flags,
];
