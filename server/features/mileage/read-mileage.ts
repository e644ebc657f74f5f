import { periodOf } from '@muster/domain/attendance/periods/pay-period.ts';
import { dayOf } from '@muster/domain/calendar/company-time.ts';
import { writeCell } from '@muster/domain/files/table-cells.ts';
import { isOffice } from '@muster/domain/members/member-policy.ts';
import {
  type readDriven as drivenCall,
  type listMileage as listCall,
  MILEAGE_PAGE,
  type mileageAsCsv,
} from '@muster/domain/mileage/mileage-contract.ts';
import { mayNoteMileage } from '@muster/domain/mileage/mileage-policy.ts';
import { drivenDays, writeAmount, writeRate } from '@muster/domain/mileage/mileage-rules.ts';
import { tripState } from '@muster/domain/trips/trip-days.ts';
import type { Parsed, ReplyOf } from '@muster/domain/wire/contract.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import type { TableRows } from '../../http/files/table-download.ts';
import { daysOfPeriod } from '../../records/attendance/period-days.ts';
import { readCompany } from '../../records/office/company.ts';
import { findTerms } from '../../records/trips/mileage-rate.ts';
import { giveWay } from '../../threads/give-way.ts';
import {
  carsWithLast,
  type MileagePart,
  mileageFound,
  mileageListed,
  mileagePage,
  mileageTotals,
  tripDriven,
  type WhichMileage,
} from './mileage-view.ts';
import { presentAll } from './present-mileage.ts';

type Given = Pick<Dependencies, 'database' | 'clock'>;
type Asked = Parsed<typeof mileageAsCsv>['query'];
type Listed = ReplyOf<typeof listCall>['data'];
type Driven = ReplyOf<typeof drivenCall>['data'];

/** A page of what was driven, as far as the caller may see it. */
export async function listMileage(
  deps: Dependencies,
  caller: Caller,
  { page = 1, ...asked }: Parsed<typeof listCall>['query'],
): Promise<Listed> {
  const db = deps.database.query;
  const { which, today, running } = await whichOf(deps, caller, asked);
  const found = await mileagePage(db, which, page);
  const { unit, currency } = await findTerms(db);
  return {
    items: await presentAll(db, caller.member, found.slice(0, MILEAGE_PAGE), today),
    ...{ page, more: found.length > MILEAGE_PAGE },
    totals: await mileageTotals(db, which),
    ...{ unit, currency, running },
  };
}

/** What the caller may see of what was driven on a trip: nothing of one that is none, or that is nothing to them. */
export async function readDriven(deps: Dependencies, { member }: Caller, tripId: number): Promise<Driven> {
  const db = deps.database.query;
  const [{ zone }, trip] = await Promise.all([readCompany(db), tripDriven(db, tripId)]);
  if (!trip) return { entries: [], days: null, cars: [] };
  const today = dayOf(deps.clock(), zone);
  const which = { own: member.id, managesOn: isOffice(member.role) ? undefined : today, tripId };
  const entries = await presentAll(db, member, await mileageFound(db, which, { take: MOST_OF_TRIP }), today);
  const isOfCrew = trip.crew.includes(member.id);
  const state = tripState(trip, today);
  const isOn = (await findTerms(db)).rates.some((it) => it.from <= today);
  return {
    entries,
    days: isOn && mayNoteMileage(member, trip.crew, state) ? drivenDays(trip, today) : null,
    cars: isOfCrew ? await carsWithLast(db, tripId) : [],
  };
}

/** As many as the page of a trip shows. */
const MOST_OF_TRIP = 200;

/** Rows of the file that are read at once. */
const PART = 200;

/** The same entries as a table, the newest first; what could be a formula is neutralised. */
export async function mileageTable(
  deps: Given,
  caller: Pick<Caller, 'member'>,
  asked: Asked,
): Promise<{ name: string; rows: TableRows }> {
  const db = deps.database.query;
  const { which } = await whichOf(deps, caller, asked);
  const { unit, currency } = await findTerms(db);
  const rows = async function* (): TableRows {
    yield [
      [
        'membercode',
        'membername',
        'day',
        'trip',
        'place',
        'car',
        'start',
        'end',
        'distance',
        'unit',
        'rate',
        'amount',
        'currency',
        'state',
        'decidedby',
        'remark',
      ],
    ];
    for (let after: MileagePart['after']; ; ) {
      const some = await mileageListed(db, which, { take: PART, after });
      yield some.map((it) => [
        ...[it.membercode, it.membername, it.day, it.number, it.place, it.carcode ?? ''].map(writeCell),
        ...[it.odometer_start ?? '', it.odometer_end ?? '', it.distance, unit],
        ...[writeRate(it.rate), writeAmount(Number(it.amount)), writeCell(currency)],
        ...[it.state, writeCell(it.decider ?? ''), writeCell(it.remark)],
      ]);
      if (some.length < PART) return;
      after = some.at(-1);
      await giveWay();
    }
  };
  return { name: asked.period ? `mileage-${asked.period}` : 'mileage', rows: rows() };
}

async function whichOf(deps: Given, { member }: Pick<Caller, 'member'>, { period, search, state }: Asked) {
  const db = deps.database.query;
  const company = await readCompany(db);
  const today = dayOf(deps.clock(), company.zone);
  const which: WhichMileage = {
    own: member.id,
    managesOn: isOffice(member.role) ? undefined : today,
    search,
    state,
    days: period === undefined ? undefined : await daysOfPeriod(db, period, company),
  };
  return { which, today, running: periodOf(today, company.periodStarts) };
}
