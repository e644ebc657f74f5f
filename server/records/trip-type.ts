import type { Generated } from 'kysely';
export interface TripTypeTables {
  trip_type: { id: Generated<number>; description: string };
  trip_state: { id: Generated<number>; trip_type_id: number; name: string; miles: number };
}
