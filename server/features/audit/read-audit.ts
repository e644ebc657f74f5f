import { AUDIT_PAGE, type AuditLine, type exportAudit, type listAudit } from '@muster/domain/audit/audit-contract.ts';
import { instantOf, writeInstant } from '@muster/domain/calendar/company-time.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import { showSpan } from '@muster/domain/calendar/span.ts';
import { writeCell } from '@muster/domain/files/table-cells.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import type { TableRows } from '../../http/files/table-download.ts';
import { refuse } from '../../http/problems.ts';
import { sealAudit } from '../../records/office/audit-seal.ts';
import { readCompany } from '../../records/office/company.ts';
import { searchAudit } from './audit-view.ts';
import { type SubjectName, subjectNames } from './subject-names-view.ts';

/**
 * A page of the audit log, days by the company's clock. What was written just now is put into the chain first.
 * @throws FORBIDDEN for all but administrators, INVALID_INPUT for a span that is backwards
 */
export async function readAudit(
  deps: Dependencies,
  caller: Caller,
  query: Parsed<typeof listAudit>['query'],
): Promise<{ lines: AuditLine[]; page: number; more: boolean }> {
  const { page = 1, ...filters } = query;
  const { search } = await begin(deps, caller, filters);
  const found = await searchAudit(deps.database.query, {
    ...search,
    limit: AUDIT_PAGE + 1,
    offset: (page - 1) * AUDIT_PAGE,
  });
  const shown = found.slice(0, AUDIT_PAGE);
  const names = await subjectNames(
    deps.database.query,
    shown.map((it) => it.subject),
  );
  return { lines: shown.map((it) => present(it, names)), page, more: found.length > AUDIT_PAGE };
}

type Filters = Parsed<typeof exportAudit>['query'];

/** What is searched for, days made instants by the company's clock; what was written just now is put into the chain. */
async function begin(deps: Dependencies, caller: Caller, { from, to, ...search }: Filters) {
  if (caller.member.role !== 'SA') throw refuse('FORBIDDEN');
  if (from !== undefined && to !== undefined && to < from)
    throw refuse('INVALID_INPUT', { field: 'to', params: { reason: 'backwards' } });
  const { zone } = await readCompany(deps.database.query);
  const beginOf = (day: string) => writeInstant(instantOf(day, '00:00', zone));
  await sealAudit(deps.database);
  const since = from === undefined ? undefined : beginOf(from);
  const until = to === undefined ? undefined : beginOf(addDays(to, 1));
  return { search: { ...search, since, until }, zone };
}

const HEADINGS = ['id', 'at', 'actor', 'actorname', 'action', 'subject', 'before', 'after', 'hash'];
/** Lines that are read at once. */
const STEP = 500;

/**
 * All lines that a search finds, as rows of a table, newest first, times by the company's clock; read as they are
 * taken.
 * @throws FORBIDDEN for all but administrators, INVALID_INPUT for a span that is backwards
 */
export async function exportedAudit(deps: Dependencies, caller: Caller, filters: Filters): Promise<TableRows> {
  const { search, zone } = await begin(deps, caller, filters);
  return rowsOf(deps, search, zone);
}

async function* rowsOf(
  { database }: Dependencies,
  search: Awaited<ReturnType<typeof begin>>['search'],
  zone: string,
): TableRows {
  yield [HEADINGS];
  for (let below: number | undefined; ; ) {
    const found = await searchAudit(database.query, { ...search, below, limit: STEP });
    yield found.map((it) => cellsOf(it, zone).map(writeCell));
    if (found.length < STEP) return;
    below = found.at(-1)?.id;
  }
}

const cellsOf = (it: Found, zone: string): string[] => {
  const at = Temporal.Instant.from(it.at)
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' });
  const { membercode, membername, action, subject, before, after, hash } = it;
  const who = [membercode ?? '', membername ?? ''];
  return [String(it.id), at.replace('T', ' '), ...who, action, subject, before ?? '', after ?? '', hash ?? ''];
};

type Found = Awaited<ReturnType<typeof searchAudit>>[number];

const present = (
  { membercode, membername, before, after, hash, ...line }: Found,
  names: ReadonlyMap<string, SubjectName>,
): AuditLine => {
  const facts = { before: parsed(before), after: parsed(after) };
  return {
    ...line,
    about: aboutOf(names.get(line.subject), facts),
    actor: membercode,
    actorname: membername ?? '',
    ...facts,
    hash: hash ?? '',
  };
};

/** What an entry is about: by the days that it tells of itself, as they are by now only where it tells none. */
function aboutOf(
  subject: SubjectName | undefined,
  { before, after }: { readonly before: unknown; readonly after: unknown },
): string {
  if (!subject) return '';
  const { name, days } = subject;
  return days === undefined ? name : `${name}, ${daysIn(after) ?? daysIn(before) ?? days}`;
}

/** The days of leave as entries keep it, and as those keep it that are about leave which a holiday touches. */
function daysIn(facts: unknown): string | undefined {
  const { from, to, start = from, end = to } = Object(facts) as Readonly<Record<string, unknown>>;
  return typeof start === 'string' && typeof end === 'string' ? showSpan(start, end) : undefined;
}

const parsed = (json: string | null): unknown => (json === null ? null : JSON.parse(json));
