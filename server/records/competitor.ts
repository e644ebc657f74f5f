import type { Generated } from 'kysely';
export interface CompetitorTables {
  competitor: { id: Generated<number>; name: string };
}
