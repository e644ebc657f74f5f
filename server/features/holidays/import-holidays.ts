import { dayOf, writeInstant } from '@muster/domain/calendar/company-time.ts';
import { isDryRun } from '@muster/domain/files/dry-run.ts';
import { type JudgedLine, judgeLines } from '@muster/domain/holidays/holiday-lines.ts';
import type { HolidayImport, importHolidays as importCall } from '@muster/domain/holidays/holidays-contract.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import { isDuplicate, type Read, type Write } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/problems.ts';
import { readCompany } from '../../records/company.ts';
import { holidaysBetween } from '../../records/holiday.ts';
import { siteList } from '../../records/site.ts';
import { readApart } from '../../threads/reading.ts';
import { sayProblem } from '../../words/words.ts';
import { storeNewHoliday } from './change-holiday.ts';
import { requireOthersDays } from './own-days-view.ts';

/** How far on a calendar's yearly holidays are entered. */
const YEARS_AHEAD = 2;

/**
 * Adds the holidays of a file that are not listed yet, all of it or nothing unless it is asked for otherwise. Stored
 * leave that they touch is listed for the office, as with holidays that are added one by one.
 * @throws FILE_NOT_READABLE, HOLIDAY_EXISTS when somebody else has just added one of them, FORBIDDEN for own days that are over
 */
export async function importHolidays(
  deps: Dependencies,
  caller: Caller,
  { query, body: { file, partly, ...body } }: Pick<Parsed<typeof importCall>, 'query' | 'body'>,
): Promise<HolidayImport> {
  const { zone } = await readCompany(deps.database.query);
  const from = Number(dayOf(deps.clock(), zone).slice(0, 4));
  const sites = await siteList.all(deps.database.query, 'offered');
  const lines = await readApart('holidays', file, { years: { from, to: from + YEARS_AHEAD }, zone, sites });
  const judge = async (db: Read) => judgeLines(lines, await knownAround(db, lines));
  if (isDryRun(query, body)) return present(await judge(deps.database.query), false, 0);
  try {
    return await deps.database.write(async (trx) => {
      const judged = await judge(trx);
      const whole = judged.every((it) => it.outcome !== 'refused');
      if (!whole && partly !== 'true') return present(judged, false, 0);
      return present(judged, true, await store(deps, caller, trx, judged));
    });
  } catch (error) {
    throw isDuplicate(error) ? refuse('HOLIDAY_EXISTS', { field: 'file' }) : error;
  }
}

async function knownAround(db: Read, lines: readonly { holidaydate: string; errors: readonly unknown[] }[]) {
  const days = lines.filter((it) => it.errors.length === 0).map((it) => it.holidaydate);
  const [first, last] = [days.toSorted()[0], days.toSorted().at(-1)];
  if (first === undefined || last === undefined) return [];
  const known = await holidaysBetween(db, first, last);
  return known.map(({ day, description }) => ({ holidaydate: day, description }));
}

/** Stores what is new; answers how much stored leave it touches. */
async function store(deps: Dependencies, caller: Caller, trx: Write, judged: readonly JudgedLine[]): Promise<number> {
  const at = writeInstant(deps.clock());
  const added = judged.filter((it) => it.outcome === 'new');
  await requireOthersDays(trx, caller, added, deps.clock());
  let touched = 0;
  for (const { holidaydate, description, sites } of added) {
    const content = { holidaydate, description, sites };
    const { affected } = await storeNewHoliday(trx, content, { at, actorId: caller.member.id });
    touched += affected.length;
  }
  return touched;
}

const present = (judged: readonly JudgedLine[], applied: boolean, touched: number): HolidayImport => ({
  rows: judged.map(({ errors, also, sites, ...it }) => ({
    ...it,
    ...(sites.length > 0 ? { sites: [...sites] } : {}),
    also: [...also],
    errors: errors.map((error) => ({ field: error.field, code: error.code, message: sayProblem(error) })),
  })),
  applied,
  touched,
});
