import type { UnlocatedMode } from '@muster/domain/attendance/location-verdict.ts';
import type { OfflineMode } from '@muster/domain/attendance/offline-punch.ts';
import { type Day, dayOf } from '@muster/domain/calendar/company-time.ts';
import type { SecondFactorMode } from '@muster/domain/factors/factor-rules.ts';
import type { CompanySettings, RegistrationMode, SettingsInput } from '@muster/domain/office/settings-contract.ts';
import type { TripApprovalMode, TripVisibility } from '@muster/domain/trips/trip-policy.ts';
import type { Generated, Selectable } from 'kysely';
import type { Clock } from '../../clock.ts';
import { rememberedOnce } from '../../database/compiled-once.ts';
import type { Read, Write } from '../../database/engine.ts';
import { locking } from '../../database/locks.ts';

export interface CompanyTables {
  company: CompanyTable;
}

interface CompanyTable {
  id: number;
  name: string;
  zone: string;
  week_start: number;
  registration: 'code' | 'listed' | 'off';
  default_shift_id: number;
  /** Whether members see trips that are not theirs. */
  trips_shown: Generated<TripVisibility>;
  /** Whether members find the sample features. */
  samples: Generated<0 | 1>;
  /** Who lets trips begin. */
  trip_approval: Generated<TripApprovalMode>;
  /** From whom a second factor is asked. */
  second_factor: Generated<SecondFactorMode>;
  /** Whether members and managers are reminded of what is missing. */
  reminders: Generated<0 | 1>;
  /** What check-ins made without a connection are worth. */
  offline_punches: Generated<OfflineMode>;
  unlocated_punches: Generated<UnlocatedMode>;
  /** Counted up by every change of the settings. */
  revision: Generated<number>;
  /** The day of a month on which a pay period starts; 1 for whole months. */
  period_starts: Generated<number>;
  /** After so many days the places of punches are made coarser; null for never. */
  location_days: Generated<number | null>;
  /** The first day of which anybody's attendance is counted; null where all days are. */
  counted_from: Generated<string | null>;
  /** The leave type that is given for work on days off, and for how many minutes a whole day of it. */
  in_lieu_leaveid: Generated<string | null>;
  in_lieu_minutes: Generated<number>;
  /** What counts as the night; null where nothing does. */
  night_from: Generated<string | null>;
  night_till: Generated<string | null>;
  /** From which day on overtime counts only as far as it was approved; null where it needs no approval. */
  overtime_from: Generated<string | null>;
  /** How many minutes of hours off a member may take in a budget year; 0 for none. */
  hours_off_minutes: Generated<number>;
  created_at: string;
}

export interface Company {
  readonly name: string;
  readonly zone: string;
  readonly weekStart: number;
  /** On which day of a month its pay periods start. */
  readonly periodStarts: number;
  readonly registration: RegistrationMode;
  readonly tripsShown: TripVisibility;
  readonly tripApproval: TripApprovalMode;
  readonly locationDays: number | null;
  readonly offlinePunches: OfflineMode;
  readonly unlocatedPunches: UnlocatedMode;
  readonly reminders: boolean;
  readonly secondFactor: SecondFactorMode;
}

const companies = rememberedOnce((db) =>
  db
    .selectFrom('company')
    .select([
      'company.name',
      'company.zone',
      'company.week_start',
      'company.period_starts as periodStarts',
      'company.registration',
      'company.trips_shown as tripsShown',
      'company.trip_approval as tripApproval',
      'company.location_days as locationDays',
      'company.offline_punches as offlinePunches',
      'company.unlocated_punches as unlocatedPunches',
      'company.reminders',
      'company.second_factor as secondFactor',
    ]),
);

/** The company; undefined before it is set up. */
export async function findCompany(db: Read): Promise<Company | undefined> {
  const [row] = await companies(db, {});
  if (!row) return undefined;
  const { week_start, reminders, ...company } = row;
  return { ...company, reminders: reminders === 1, weekStart: week_start };
}

/** The company. There is one whenever a member is signed in. */
export async function readCompany(db: Read): Promise<Company> {
  const company = await findCompany(db);
  if (!company) throw new Error('There is a member but no company.');
  return company;
}

/** The day that it is at the company, whatever the zone of the server. */
export async function companyToday(db: Read, clock: Clock): Promise<Day> {
  return dayOf(clock(), (await readCompany(db)).zone);
}

const shownSamples = rememberedOnce((db) => db.selectFrom('company').select('samples'));

/** Whether there are sample features here. */
export async function samplesShown(db: Read): Promise<boolean> {
  const [row] = await shownSamples(db, {});
  return row?.samples === 1;
}

export async function companyExists(db: Read): Promise<boolean> {
  return (await db.selectFrom('company').select('id').executeTakeFirst()) !== undefined;
}

export type StoredSettings = Readonly<Omit<CompanySettings, 'may'>>;

export async function findSettings(db: Read): Promise<StoredSettings> {
  const { samples, reminders, ...settings } = await db
    .selectFrom('company')
    .select([
      'name',
      'zone',
      'week_start as weekstart',
      'registration',
      'trips_shown as tripsshown',
      'samples',
      'reminders',
      'trip_approval as tripapproval',
      'location_days as locationdays',
      'offline_punches as offlinepunches',
      'unlocated_punches as unlocatedpunches',
      'period_starts as periodstarts',
      'counted_from as countedfrom',
      'second_factor as secondfactor',
      'in_lieu_leaveid as inlieu',
      'in_lieu_minutes as inlieuminutes',
      'night_from as nightfrom',
      'night_till as nighttill',
      'overtime_from as overtimeapprovedfrom',
      'hours_off_minutes as hoursoff',
      'revision',
    ])
    .executeTakeFirstOrThrow();
  return { ...settings, samples: samples === 1, reminders: reminders === 1 };
}

const holdSettings = locking('settings', (db) => db.selectFrom('company').select('id').forNoKeyUpdate());

/** Makes this transaction the only one that changes the settings. */
export const lockSettings = (trx: Write): Promise<void> => holdSettings(trx, {});

type SettingColumn = Exclude<keyof CompanyTable, 'id' | 'zone' | 'default_shift_id' | 'created_at'>;
/** All columns that settings are kept in: one that is forgotten is asked for. What was not said stays as it is. */
type SettingColumns = { readonly [C in SettingColumn]: Selectable<CompanyTable>[C] | undefined };

/** Stores settings, one revision on from the one that they name. The caller holds those that have it. */
export async function storeSettings(trx: Write, it: SettingsInput): Promise<void> {
  await trx
    .updateTable('company')
    .set({
      name: it.name,
      week_start: it.weekstart,
      registration: it.registration,
      trips_shown: it.tripsshown,
      samples: it.samples === undefined ? undefined : it.samples ? 1 : 0,
      reminders: it.reminders === undefined ? undefined : it.reminders ? 1 : 0,
      trip_approval: it.tripapproval,
      location_days: it.locationdays,
      offline_punches: it.offlinepunches,
      unlocated_punches: it.unlocatedpunches,
      period_starts: it.periodstarts,
      counted_from: it.countedfrom,
      second_factor: it.secondfactor,
      in_lieu_leaveid: it.inlieu,
      in_lieu_minutes: it.inlieuminutes,
      night_from: it.nightfrom,
      night_till: it.nighttill,
      overtime_from: it.overtimeapprovedfrom,
      hours_off_minutes: it.hoursoff,
      revision: it.revision + 1,
    } satisfies SettingColumns)
    .execute();
}

const MONDAY = 1;

/** Stores the one company. Members without a shift of their own work its shift. */
export async function addCompany(
  trx: Write,
  it: {
    readonly name: string;
    readonly zone: string;
    readonly shiftId: number;
    readonly countedFrom: Day;
    readonly now: string;
  },
): Promise<void> {
  await trx
    .insertInto('company')
    .values({
      id: 1,
      name: it.name,
      zone: it.zone,
      week_start: MONDAY,
      registration: 'code',
      default_shift_id: it.shiftId,
      counted_from: it.countedFrom,
      created_at: it.now,
    })
    .execute();
}
