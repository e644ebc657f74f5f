import type { Generated } from 'kysely';
import { rememberedOnce } from '../../database/compiled-once.ts';
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

const offeredPlaces = (db: Read) =>
  db
    .selectFrom('trip_place')
    .innerJoin('trip_type', 'trip_type.id', 'trip_place.trip_type_id')
    .where('trip_place.retired_at', 'is', null);
const placesOfAll = (db: Read) => offeredPlaces(db).where('trip_type.retired_at', 'is', null);
const placesOfType = (db: Read, typeId: number) =>
  offeredPlaces(db).where((eb) => {
    const own = eb
      .selectFrom('trip_place as own')
      .where('own.trip_type_id', '=', typeId)
      .where('own.retired_at', 'is', null);
    return eb.or([
      eb('trip_place.trip_type_id', '=', typeId),
      eb.and([eb('trip_type.retired_at', 'is', null), eb.not(eb.exists(own.select('own.id')))]),
    ]);
  });

/** Types may have places of one name. */
const eachOnce = (places: ReturnType<typeof offeredPlaces>) =>
  places
    .select((eb) => ['trip_place.name', eb.fn.min('trip_place.miles').as('miles')])
    .groupBy('trip_place.name')
    .orderBy('trip_place.name');
const listAll = rememberedOnce((db) => eachOnce(placesOfAll(db)));
const listOfType = rememberedOnce((db, { typeId }: { readonly typeId: number }) => eachOnce(placesOfType(db, typeId)));

/** The places that are offered for a trip type; those of every type for undefined, and for one that has none of its own. */
export const placesOf = (db: Read, typeId: number | undefined): Promise<{ name: string; miles: number }[]> =>
  typeId === undefined ? listAll(db, {}) : listOfType(db, { typeId });

const placeByName = toGive('trip_place', (db, it: { readonly typeId: number; readonly name: string }) =>
  placesOfType(db, it.typeId).select('trip_place.id').where('trip_place.name', '=', it.name).orderBy('trip_place.id'),
);

/** Whether a place of this name is among those that are offered for a trip type. */
export const offersPlace = async (db: Read, typeId: number, name: string): Promise<boolean> =>
  (await placeByName(db, { typeId, name })).length > 0;
