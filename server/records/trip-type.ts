import type { Generated } from 'kysely';
import { compiledOnce } from '../database/compiled-once.ts';
import type { Read } from '../database/engine.ts';

export interface TripTypeTables {
  trip_type: { id: Generated<number>; description: string };
  /** Where trips of a type go; the wire calls a place a state. */
  trip_place: { id: Generated<number>; trip_type_id: number; name: string; miles: number };
}

const typeById = compiledOnce((db, { id }: { readonly id: number }) =>
  db.selectFrom('trip_type').select('id').where('id', '=', id),
);

export async function findTripType(db: Read, id: number): Promise<{ id: number } | undefined> {
  const [type] = await typeById(db, { id });
  return type;
}

const namedPlaces = (db: Read) =>
  db
    .selectFrom('trip_place')
    .select((eb) => ['name', eb.fn.min('miles').as('miles')])
    .groupBy('name')
    .orderBy('name');
const everyPlace = compiledOnce((db) => namedPlaces(db));
const placesOfType = compiledOnce((db, { typeId }: { readonly typeId: number }) =>
  namedPlaces(db).where('trip_type_id', '=', typeId),
);

/** The places of a trip type; those of every type for undefined, and for a type that has none of its own. */
export async function placesOf(db: Read, typeId: number | undefined): Promise<{ name: string; miles: number }[]> {
  const own = typeId === undefined ? [] : await placesOfType(db, { typeId });
  return own.length > 0 ? own : everyPlace(db, {});
}
