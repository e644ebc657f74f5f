import { type Day, writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { ListNoun } from '@muster/domain/lists/list-nouns.ts';
import { sameName } from '@muster/domain/lists/list-rules.ts';
import type { ListChange, ListEntry, ListInput } from '@muster/domain/lists/lists-contract.ts';
import { schemasByNoun } from '@muster/domain/lists/lists-schemas.ts';
import { inLookedForOrder } from '@muster/domain/looked-for-order.ts';
import { isDuplicate, type Read, type Write } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import { otherThanKept, requireAsKept, takeApart } from '../../http/as-kept.ts';
import type { Caller } from '../../http/caller.ts';
import { insist, refuse } from '../../http/problems.ts';
import { requireRevision } from '../../http/revision.ts';
import { recordAudit } from '../../records/office/audit.ts';
import { companyToday } from '../../records/office/company.ts';
import type { KeptRow } from '../../records/office/kept-list.ts';
import type { KeptNoun } from './kept-noun.ts';
import { lists } from './lists.ts';

type Fields = Record<string, unknown>;
/** Any list; the types of its entries are those of its contracts, which the routes check. */
type AnyList = KeptNoun<Fields, KeptRow>;
interface Entry extends Fields {
  readonly id: number;
  readonly retired: boolean;
  readonly revision: number;
}

const listOf = (noun: ListNoun): AnyList => lists[noun] as unknown as AnyList;

/** The entries of a list, those that are retired only where they are asked for. */
export async function readList<N extends ListNoun>(
  deps: Dependencies,
  noun: N,
  retired: boolean,
): Promise<ListEntry<N>[]> {
  const db = deps.database.query;
  const { kept, beside, name } = listOf(noun);
  const rows = await kept.all(db, retired ? 'all' : 'offered');
  const besideOf = await beside?.read(db, await companyToday(db, deps.clock));
  const entries = rows.map((row) => present(noun, row, besideOf?.(row.id)).entry);
  return inLookedForOrder(entries, (it) => String(it[name])) as never;
}

/** Adds an entry. @throws NAME_TAKEN, and what its list does not allow */
export async function addEntry<N extends ListNoun>(
  deps: Dependencies,
  caller: Caller,
  noun: N,
  input: ListInput<N>,
): Promise<ListEntry<N>> {
  const { kept, columns, beside } = listOf(noun);
  const wanted = beside?.tidy?.(input) ?? input;
  return once(noun, () =>
    deps.database.write(async (trx) => {
      const today = await companyToday(trx, deps.clock);
      await requireSound(trx, noun, wanted);
      await beside?.hold?.(trx, wanted, today);
      const id = await kept.add(trx, columns(wanted) as never);
      await beside?.store(deps, trx, { id, before: undefined, wanted, day: today, today, caller });
      return record(deps, caller, trx, { noun, id, what: 'add', today });
    }),
  );
}

/**
 * Changes an entry, the times of a shift from a day on; what is left out stays. What is as asked already is answered, so
 * that a retry changes nothing. A preview stores nothing and answers how the entry would look and what that touches.
 * @throws NOT_FOUND, CHANGED_MEANWHILE, NAME_TAKEN, PERIOD_CLOSED, and what its list does not allow
 */
export async function changeEntry<N extends ListNoun>(
  deps: Dependencies,
  caller: Caller,
  noun: N,
  id: number,
  change: ListChange<N>,
  preview = false,
): Promise<ListEntry<N>> {
  const { kept, columns, beside } = listOf(noun);
  const {
    asked: { revision, from, ...asked },
    beside: told,
  } = takeApart(schemasByNoun[noun].change.body, change as Fields & Change);
  return once(noun, () =>
    deps.database.write(async (trx) => {
      const today = await companyToday(trx, deps.clock);
      const day = from ?? today;
      const { row, entry } = await hold(trx, noun, id, today);
      const { fields: stored } = await find(trx, noun, id, day);
      const merged: Fields = { ...stored, ...asked };
      const wanted = beside?.tidy?.(merged) ?? merged;
      const it = { id, before: stored, wanted, day, today, caller };
      const isSame = JSON.stringify(wanted) === JSON.stringify(stored) && otherThanKept(told, entry) === undefined;
      if (isSame && !preview) return entry as never;
      if (!isSame) await requireRevision(revision, entry, () => entry);
      requireAsKept(told, entry);
      await requireSound(trx, noun, wanted, id);
      if (preview) return { ...entry, ...(await beside?.preview?.(trx, it)) } as never;
      await beside?.hold?.(trx, wanted, today);
      await kept.change(trx, row, columns(wanted) as never);
      await beside?.store(deps, trx, it);
      return record(deps, caller, trx, { noun, id, what: 'change', before: { ...entry, ...stored }, today, day });
    }),
  );
}

interface Change {
  readonly revision: number;
  readonly from?: Day;
}

/** Takes an entry from what is offered; what names it keeps it. @throws NOT_FOUND, IN_USE */
export async function retireEntry<N extends ListNoun>(
  deps: Dependencies,
  caller: Caller,
  noun: N,
  id: number,
): Promise<ListEntry<N>> {
  const { kept, inUse } = listOf(noun);
  return deps.database.write(async (trx) => {
    const today = await companyToday(trx, deps.clock);
    await kept.lockToRetire(trx, id);
    const { row, entry } = await find(trx, noun, id, today);
    if (entry.retired) return entry as never;
    const reason = await inUse?.(trx, id, today);
    if (reason) throw refuse('IN_USE', { params: reason });
    await kept.change(trx, row, { retired_at: writeInstant(deps.clock()) });
    return record(deps, caller, trx, { noun, id, what: 'retire', before: entry, today });
  });
}

/** Offers an entry again. @throws NOT_FOUND, and what its list does not allow */
export async function reinstateEntry<N extends ListNoun>(
  deps: Dependencies,
  caller: Caller,
  noun: N,
  id: number,
): Promise<ListEntry<N>> {
  const { kept, check } = listOf(noun);
  return deps.database.write(async (trx) => {
    const today = await companyToday(trx, deps.clock);
    const { row, entry } = await hold(trx, noun, id, today);
    if (!entry.retired) return entry as never;
    insist(await check?.(trx, entry));
    await kept.change(trx, row, { retired_at: null });
    return record(deps, caller, trx, { noun, id, what: 'reinstate', before: entry, today });
  });
}

/** Two who add the same name at once meet in the schema. */
async function once<T>(noun: ListNoun, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isDuplicate(error) ? refuse('NAME_TAKEN', { field: listOf(noun).name }) : error;
  }
}

async function requireSound(trx: Write, noun: ListNoun, asked: Fields, id?: number): Promise<void> {
  const { kept, fields, name, within, check } = listOf(noun);
  insist(await check?.(trx, asked));
  for (const row of await kept.all(trx, 'all')) {
    const other = fields(row);
    if (row.id === id || (within && other[within] !== asked[within])) continue;
    if (!sameName(String(other[name]), String(asked[name]))) continue;
    throw refuse('NAME_TAKEN', { field: name, ...(row.retired_at === null ? {} : { params: { reason: 'retired' } }) });
  }
}

async function hold(trx: Write, noun: ListNoun, id: number, today: Day) {
  await listOf(noun).kept.lock(trx, id);
  return find(trx, noun, id, today);
}

/** An entry as it is on a day. @throws NOT_FOUND */
async function find(db: Read, noun: ListNoun, id: number, day: Day) {
  const { kept, beside } = listOf(noun);
  const row = await kept.find(db, id);
  if (!row) throw refuse('NOT_FOUND');
  return { row, ...present(noun, row, (await beside?.read(db, day))?.(id)) };
}

interface BesideRow {
  readonly fields: object;
  readonly told: object;
}

function present(noun: ListNoun, row: KeptRow, beside: BesideRow | undefined): { fields: Fields; entry: Entry } {
  const fields = { ...listOf(noun).fields(row), ...beside?.fields };
  const standing = { retired: row.retired_at !== null, revision: row.revision };
  return { fields, entry: { id: row.id, ...fields, ...beside?.told, ...standing } };
}

interface Done {
  readonly noun: ListNoun;
  readonly id: number;
  readonly what: 'add' | 'change' | 'retire' | 'reinstate';
  readonly before?: Entry;
  readonly today: Day;
  /** From when on it is so, where that is another day. */
  readonly day?: Day;
}

/** Puts what was done on record and answers the entry as it now is. */
async function record(deps: Dependencies, caller: Caller, trx: Write, { noun, id, what, before, today, day }: Done) {
  const { entry } = await find(trx, noun, id, today);
  const { subject, tell } = listOf(noun);
  const at = writeInstant(deps.clock());
  const then = day === undefined || day === today ? entry : (await find(trx, noun, id, day)).entry;
  await recordAudit(trx, {
    at,
    actorId: caller.member.id,
    action: `${subject}.${what}`,
    subject: `${subject}:${id}`,
    before: before && onRecord(before),
    after: { ...onRecord(then), ...(noun === 'shifts' && day ? { from: day } : {}) },
  });
  if (what !== 'retire') {
    const was = what === 'change' ? before : undefined;
    await tell?.(deps, trx, { id, caller, before: was, after: then, today, day: day ?? today, at });
  }
  return entry as never;
}

/** Days have lines of their own in the log: what a shift was at other times is no part of a change. */
const onRecord = ({ times: _times, ...entry }: Entry): object => entry;
