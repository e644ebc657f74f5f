import type { Read } from '../../database/engine.ts';

export async function findType(db: Read, id: number): Promise<{ id: number } | undefined> {
  return db.selectFrom('trip_type').select('id').where('id', '=', id).executeTakeFirst();
}

/** The states of a trip type; those of every type for undefined, and for a type that has none of its own. */
export async function statesOf(
  db: Read,
  typeId: number | undefined,
): Promise<{ merge_state: string; miles: number }[]> {
  const own = typeId === undefined ? [] : await readStates(db, typeId);
  return own.length > 0 ? own : readStates(db);
}

async function readStates(db: Read, typeId?: number): Promise<{ merge_state: string; miles: number }[]> {
  let reading = db
    .selectFrom('trip_state')
    .select((eb) => ['name as merge_state', eb.fn.min('miles').as('miles')])
    .groupBy('name')
    .orderBy('name');
  if (typeId !== undefined) reading = reading.where('trip_type_id', '=', typeId);
  return reading.execute();
}

export async function findGroup(db: Read, groupno: string): Promise<{ id: number } | undefined> {
  return db.selectFrom('work_group').select('id').where('groupno', '=', groupno).executeTakeFirst();
}

export async function findCar(db: Read, carcode: string): Promise<{ id: number } | undefined> {
  return db.selectFrom('car').select('id').where('carcode', '=', carcode).executeTakeFirst();
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
