import type { Generated } from 'kysely';
import { compiledOnce } from '../../database/compiled-once.ts';
import type { Read } from '../../database/engine.ts';
import { keptList, type ListColumns, type Named, toGive } from '../office/kept-list.ts';

export interface TripTypeTables {
  trip_type: TripTypeTable;
  /** Where trips of a type go; the wire calls a place a state. */
  trip_place: TripPlaceTable;
}

interface TripTypeTable extends ListColumns {
  id: Generated<number>;
  description: string;
}

interface TripPlaceTable extends ListColumns {
  id: Generated<number>;
  trip_type_id: number;
  name: string;
  miles: number;
}

export const tripTypeList = keptList('trip_type');
export const tripPlaceList = keptList('trip_place');

const typeById = toGive('trip_type', (db, { id }: { readonly id: number }) =>
  db.selectFrom('trip_type').select(['id', 'retired_at']).where('id', '=', id),
);

export async function findTripType(db: Read, id: number): Promise<Named | undefined> {
  const [type] = await typeById(db, { id });
  return type;
}

const namedPlaces = (db: Read) =>
  db
    .selectFrom('trip_place')
    .innerJoin('trip_type', 'trip_type.id', 'trip_place.trip_type_id')
    .select((eb) => ['trip_place.name', eb.fn.min('trip_place.miles').as('miles')])
    .where('trip_place.retired_at', 'is', null)
    .groupBy('trip_place.name')
    .orderBy('trip_place.name');
const everyPlace = compiledOnce((db) => namedPlaces(db).where('trip_type.retired_at', 'is', null));
const placesOfType = compiledOnce((db, { typeId }: { readonly typeId: number }) =>
  namedPlaces(db).where('trip_type_id', '=', typeId),
);

/** The places that are offered for a trip type; those of every type for undefined, and for one that has none of its own. */
export async function placesOf(db: Read, typeId: number | undefined): Promise<{ name: string; miles: number }[]> {
  const own = typeId === undefined ? [] : await placesOfType(db, { typeId });
  return own.length > 0 ? own : everyPlace(db, {});
}
