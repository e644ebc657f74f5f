import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { ListNoun } from '@muster/domain/lists/list-nouns.ts';
import { sameName } from '@muster/domain/lists/list-rules.ts';
import type { ListChange, ListEntry, ListInput } from '@muster/domain/lists/lists-contract.ts';
import { isDuplicate, type Read, type Write } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { insist, refuse } from '../../http/problems.ts';
import { requireRevision } from '../../http/revision.ts';
import { recordAudit } from '../../records/audit.ts';
import { companyToday } from '../../records/company.ts';
import type { KeptRow } from '../../records/kept-list.ts';
import { type KeptNoun, lists } from './lists.ts';
import { type Manager, managersOfGroups } from './managers-view.ts';
import { nameManagers, requireOthersGroup } from './store-managers.ts';

/** Any list; the types of its entries are those of its contracts, which the routes check. */
type AnyList = KeptNoun<Record<string, unknown>, KeptRow>;
type Fields = Record<string, unknown>;
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
  const rows = await listOf(noun).kept.all(db, retired ? 'all' : 'offered');
  const managers = noun === 'groups' ? await managersOfGroups(db) : [];
  const { name } = listOf(noun);
  const entries = rows.map((row) => present(noun, row, managers));
  return entries.toSorted((a, b) => String(a[name]).localeCompare(String(b[name]), 'en')) as never;
}

/** Adds an entry. @throws NAME_TAKEN, and what its list does not allow */
export async function addEntry<N extends ListNoun>(
  deps: Dependencies,
  caller: Caller,
  noun: N,
  input: ListInput<N>,
): Promise<ListEntry<N>> {
  const { kept, columns } = listOf(noun);
  return once(noun, () =>
    deps.database.write(async (trx) => {
      await requireSound(trx, noun, input);
      const id = await kept.add(trx, columns(input) as never);
      if (noun === 'groups') await nameManagers(trx, id, codesOf(input), [], await companyToday(trx, deps.clock));
      return record(deps, caller, trx, { noun, id, what: 'add' });
    }),
  );
}

/**
 * Changes an entry; what is left out stays. What is as asked already is answered, so that a retry changes nothing.
 * @throws NOT_FOUND, CHANGED_MEANWHILE, NAME_TAKEN, and what its list does not allow
 */
export async function changeEntry<N extends ListNoun>(
  deps: Dependencies,
  caller: Caller,
  noun: N,
  id: number,
  change: ListChange<N>,
): Promise<ListEntry<N>> {
  const { kept, columns } = listOf(noun);
  const { revision, ...asked } = change as Fields & { revision: number };
  return once(noun, () =>
    deps.database.write(async (trx) => {
      const { row, entry } = await hold(trx, noun, id);
      const { id: _id, retired: _retired, revision: _revision, managernames: _names, ...stored } = entry;
      const wanted: Fields = { ...stored, ...asked };
      if (noun === 'groups') wanted['managers'] = codesOf(wanted);
      if (JSON.stringify(wanted) === JSON.stringify(stored)) return entry as never;
      await requireRevision(revision, entry, () => entry);
      await requireSound(trx, noun, wanted, id);
      await kept.change(trx, row, columns(wanted) as never);
      if (noun === 'groups') {
        const [before, today] = [codesOf(stored), await companyToday(trx, deps.clock)];
        if (codesOf(wanted).join() !== before.join()) await requireOthersGroup(trx, caller, id, today);
        await nameManagers(trx, id, codesOf(wanted), before, today);
      }
      return record(deps, caller, trx, { noun, id, what: 'change', before: entry });
    }),
  );
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
    const { row, entry } = await hold(trx, noun, id);
    if (entry.retired) return entry as never;
    const reason = await inUse?.(trx, id, await companyToday(trx, deps.clock));
    if (reason) throw refuse('IN_USE', { params: reason });
    await kept.change(trx, row, { retired_at: writeInstant(deps.clock()) });
    return record(deps, caller, trx, { noun, id, what: 'retire', before: entry });
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
    const { row, entry } = await hold(trx, noun, id);
    if (!entry.retired) return entry as never;
    insist(await check?.(trx, entry));
    await kept.change(trx, row, { retired_at: null });
    return record(deps, caller, trx, { noun, id, what: 'reinstate', before: entry });
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

async function hold(trx: Write, noun: ListNoun, id: number): Promise<{ row: KeptRow; entry: Entry }> {
  await listOf(noun).kept.lock(trx, id);
  return find(trx, noun, id);
}

async function find(db: Read, noun: ListNoun, id: number): Promise<{ row: KeptRow; entry: Entry }> {
  const row = await listOf(noun).kept.find(db, id);
  if (!row) throw refuse('NOT_FOUND');
  return { row, entry: present(noun, row, noun === 'groups' ? await managersOfGroups(db) : []) };
}

function present(noun: ListNoun, row: KeptRow, managers: readonly Manager[]): Entry {
  const byCode = (a: Manager, b: Manager) => (a.membercode < b.membercode ? -1 : 1);
  const own = managers.filter((it) => it.groupId === row.id).toSorted(byCode);
  const named = { managers: own.map((it) => it.membercode), managernames: own.map((it) => it.membername) };
  return {
    id: row.id,
    ...listOf(noun).fields(row),
    ...(noun === 'groups' ? named : {}),
    retired: row.retired_at !== null,
    revision: row.revision,
  };
}

/** The managers who are named for a group, each once and in one order. */
const codesOf = (it: Fields): string[] => [...new Set(it['managers'] as readonly string[])].toSorted();

interface Done {
  readonly noun: ListNoun;
  readonly id: number;
  readonly what: 'add' | 'change' | 'retire' | 'reinstate';
  readonly before?: Entry;
}

/** Puts what was done on record and answers the entry as it now is. */
async function record(deps: Dependencies, caller: Caller, trx: Write, { noun, id, what, before }: Done) {
  const { entry } = await find(trx, noun, id);
  const { subject } = listOf(noun);
  await recordAudit(trx, {
    at: writeInstant(deps.clock()),
    actorId: caller.member.id,
    action: `${subject}.${what}`,
    subject: `${subject}:${id}`,
    before,
    after: entry,
  });
  return entry as never;
}
