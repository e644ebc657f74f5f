import { compiledOnce } from '../database/compiled-once.ts';
import type { Read } from '../database/engine.ts';

const typeById = compiledOnce((db, { id }: { readonly id: number }) =>
  db.selectFrom('trip_type').select('id').where('id', '=', id),
);

export async function findType(db: Read, id: number): Promise<{ id: number } | undefined> {
  const [type] = await typeById(db, { id });
  return type;
}

const namedStates = (db: Read) =>
  db
    .selectFrom('trip_state')
    .select((eb) => ['name as merge_state', eb.fn.min('miles').as('miles')])
    .groupBy('name')
    .orderBy('name');
const everyState = compiledOnce((db) => namedStates(db));
const statesOfType = compiledOnce((db, { typeId }: { readonly typeId: number }) =>
  namedStates(db).where('trip_type_id', '=', typeId),
);

/** The states of a trip type; those of every type for undefined, and for a type that has none of its own. */
export async function statesOf(
  db: Read,
  typeId: number | undefined,
): Promise<{ merge_state: string; miles: number }[]> {
  const own = typeId === undefined ? [] : await statesOfType(db, { typeId });
  return own.length > 0 ? own : everyState(db, {});
}

const groupByName = compiledOnce((db, { groupno }: { readonly groupno: string }) =>
  db.selectFrom('work_group').select('id').where('groupno', '=', groupno),
);

export async function findGroup(db: Read, groupno: string): Promise<{ id: number } | undefined> {
  const [group] = await groupByName(db, { groupno });
  return group;
}

const carByCode = compiledOnce((db, { carcode }: { readonly carcode: string }) =>
  db.selectFrom('car').select('id').where('carcode', '=', carcode),
);

export async function findCar(db: Read, carcode: string): Promise<{ id: number } | undefined> {
  const [car] = await carByCode(db, { carcode });
  return car;
}

/** Which of these competitors are known. */
export async function knownCompetitors(db: Read, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = await db.selectFrom('competitor').select('name').where('name', 'in', names).execute();
  return rows.map((row) => row.name);
}

export async function findCrew(db: Read, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db.selectFrom('member').select(['id', 'membercode', 'membername', 'status']).where('id', 'in', ids).execute();
}

export async function tripsShown(db: Read): Promise<'all' | 'own'> {
  return (await db.selectFrom('company').select('trips_shown').executeTakeFirstOrThrow()).trips_shown;
}
