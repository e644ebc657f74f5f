import { dayOf, writeInstant } from '@muster/domain/calendar/company-time.ts';
import { isDryRun, isPartly } from '@muster/domain/files/dry-run.ts';
import {
  type HolidayFile,
  type HolidayLine,
  type JudgedLine,
  judgeLines,
  unknownSite,
} from '@muster/domain/holidays/holiday-lines.ts';
import type { HolidayImport, importHolidays as importCall } from '@muster/domain/holidays/holidays-contract.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import { isDuplicate, type Read, type Write } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { refuse } from '../../../http/problems.ts';
import { readCompany } from '../../../records/office/company.ts';
import { type HolidayContent, holidaysBetween } from '../../../records/work/holiday.ts';
import { offeredSites, siteList } from '../../../records/work/site.ts';
import { readApart } from '../../../threads/reading.ts';
import { sayProblem } from '../../../words/words.ts';
import { storeNewHoliday } from '../add-holiday.ts';
import { workedOf } from '../held-view.ts';
import { ownDaysAmong } from '../own-days-view.ts';
import { tellOfHolidays } from '../tell-of-holidays.ts';
import { leaveTouchedBy } from '../touched-by-holiday.ts';

/** How far on a calendar's yearly holidays are entered. */
const YEARS_AHEAD = 2;

/**
 * Adds the holidays of a file that are not listed yet, all of it or nothing unless it is asked for otherwise. Stored
 * leave that they touch is listed for the office, as with holidays that are added one by one. Own days that are over
 * are refused line by line.
 * @throws FILE_NOT_READABLE, HOLIDAY_EXISTS when somebody else has just added one of them
 */
export async function importHolidays(
  deps: Dependencies,
  caller: Caller,
  { query, body: { file, ...body } }: Pick<Parsed<typeof importCall>, 'query' | 'body'>,
): Promise<HolidayImport> {
  const { zone } = await readCompany(deps.database.query);
  const from = Number(dayOf(deps.clock(), zone).slice(0, 4));
  const sites = await siteList.all(deps.database.query, 'offered');
  const { lines, ignored } = await readApart(
    'holidays',
    { content: file, whose: caller.member.id },
    {
      years: { from, to: from + YEARS_AHEAD },
      zone,
      sites,
    },
  );
  const judge = async (db: Read) => {
    const current = await atOfferedSites(db, lines);
    const own = new Set(await ownDaysAmong(db, caller, current.filter(isRead), deps.clock()));
    return judgeLines(current, await knownAround(db, current), (it) => own.has(it));
  };
  if (isDryRun(query, body)) {
    const db = deps.database.query;
    const judged = await judge(db);
    return present(db, judged, { applied: false, touched: await countTouched(db, newOnes(judged)), ignored });
  }
  try {
    return await deps.database.write(async (trx) => {
      const judged = await judge(trx);
      const whole = judged.every((it) => it.outcome !== 'refused');
      if (!whole && !isPartly(query, body)) return present(trx, judged, { applied: false, touched: 0, ignored });
      return present(trx, judged, { applied: true, touched: await store(deps, caller, trx, judged), ignored });
    });
  } catch (error) {
    throw isDuplicate(error) ? refuse('HOLIDAY_EXISTS', { field: 'file' }) : error;
  }
}

const isRead = (it: HolidayLine) => it.errors.length === 0;

/** A site may have been retired since the file was read; until what comes of it is stored none is. */
async function atOfferedSites(db: Read, lines: readonly HolidayLine[]): Promise<HolidayLine[]> {
  const offered = await offeredSites(db, [...new Set(lines.flatMap((it) => it.sites))]);
  const isGone = (it: HolidayLine) => isRead(it) && it.sites.some((site) => !offered.includes(site));
  return lines.map((it) => (isGone(it) ? { ...it, errors: [unknownSite] } : it));
}

async function knownAround(db: Read, lines: readonly HolidayLine[]) {
  const days = lines.filter(isRead).map((it) => it.holidaydate);
  const [first, last] = [days.toSorted()[0], days.toSorted().at(-1)];
  if (first === undefined || last === undefined) return [];
  const known = await holidaysBetween(db, first, last);
  return known.map(({ day, description, sites }) => ({ holidaydate: day, description, sites }));
}

const newOnes = (judged: readonly JudgedLine[]): HolidayContent[] =>
  judged
    .filter((it) => it.outcome === 'new')
    .map(({ holidaydate, description, sites }) => ({ holidaydate, description, sites }));

/** How much stored leave new holidays would touch, each beside those before it: they are stored one by one. */
async function countTouched(db: Read, added: readonly HolidayContent[]): Promise<number> {
  let touched = 0;
  for (const [index, content] of added.entries()) {
    const holiday = { id: null, ...content };
    touched += (await leaveTouchedBy(db, holiday, 'added', { with: added.slice(0, index) })).length;
  }
  return touched;
}

/** Stores what is new; answers how much stored leave it touches. */
async function store(deps: Dependencies, caller: Caller, trx: Write, judged: readonly JudgedLine[]): Promise<number> {
  const at = writeInstant(deps.clock());
  const come = newOnes(judged);
  await tellOfHolidays(deps, trx, caller, { come });
  let touched = 0;
  for (const content of come) {
    const { affected } = await storeNewHoliday(trx, content, { at, actorId: caller.member.id });
    touched += affected.length;
  }
  return touched;
}

async function present(
  db: Read,
  judged: readonly JudgedLine[],
  { ignored, ...done }: Pick<HolidayImport, 'applied' | 'touched'> & Pick<HolidayFile, 'ignored'>,
): Promise<HolidayImport> {
  const fresh = judged.filter((it) => it.outcome === 'new');
  const workedBy = await workedOf(db, fresh);
  const rows = judged.map(({ errors, also, sites, ...it }) => {
    const worked = it.outcome === 'new' ? workedBy({ ...it, sites }) : undefined;
    return {
      ...it,
      ...(sites.length > 0 ? { sites: [...sites] } : {}),
      ...(worked ? { worked } : {}),
      also: [...also],
      errors: errors.map((error) => ({ ...error, message: sayProblem(error) })),
    };
  });
  return { rows, ignored: [...ignored], ...done };
}
