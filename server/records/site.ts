import type { Generated } from 'kysely';
export interface SiteTables {
  site: SiteTable;
  member_site: { member_id: number; site_id: number };
}

interface SiteTable {
  id: Generated<number>;
  name: string;
  latitude: number;
  longitude: number;
  radius: number;
}
