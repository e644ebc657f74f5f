import * as contracts from '@muster/domain/mileage/mileage-contract.ts';
import { addTrip } from '@muster/domain/trips/trips-contract.ts';
import type { Answer, Client } from '../company/client.ts';
import { type Office, openOffice, type Persona } from '../company/office.ts';
import { passengersOf, tripBody } from '../trips/trip-body.ts';

/** What is paid from 1 November 2026 on. */
export const RATES = [{ from: '2026-11-01', privaterate: 6000, companyrate: 0 }];

type Rates = typeof RATES;

/** A company that pays for driving, with A and B on a trip of 18 to 22 November to a place that is 50 miles away, in CAR-1. */
export interface DrivingOffice {
  readonly office: Office;
  readonly who: Readonly<Record<'a' | 'b' | 'manager' | 'hr' | 'sa', Client>>;
  readonly tripid: number;
  readonly save: (who: Client, rates: Rates, more?: object) => ReturnType<typeof saveRates>;
  readonly trip: (crew: Persona[], from: string, to: string, more?: object, by?: Client) => Promise<number>;
  readonly ownCar: (distance: number, more?: object) => OwnCar;
  readonly inCar: (odometerstart: number, odometerend: number, more?: object) => object;
}

type OwnCar = { tripid: number; drivenon: string; distance: number };

const saveRates = (who: Client, rates: Rates, more: object = {}) =>
  who.call(contracts.saveMileageTerms, { body: { unit: 'km', currency: 'MMK', rates, revision: 0, ...more } });

export async function openDrivingOffice(): Promise<DrivingOffice> {
  const office = await openOffice();
  const holding = (it: Persona) => office.holding(it);
  const who = {
    ...{ a: await holding('A'), b: await holding('B'), manager: await holding('M') },
    ...{ hr: await holding('HR'), sa: await holding('SA') },
  };
  const trip = async (crew: Persona[], from: string, to: string, more: object = {}, by = who.hr) => {
    const body = tripBody(passengersOf(office, crew), from, to, { milelist: 50, ...more });
    return (await by.call(addTrip, { body })).data().id;
  };
  const tripid = await trip(['A', 'B'], '2026-11-18', '2026-11-22');
  const drivenon = '2026-11-19';
  return {
    ...{ office, who, tripid, save: saveRates, trip },
    ownCar: (distance, more = {}) => ({ tripid, drivenon, distance, ...more }),
    inCar: (odometerstart, odometerend, more = {}) => ({
      ...{ tripid, drivenon, carcode: 'CAR-1', odometerstart, odometerend },
      ...more,
    }),
  };
}

/** As it was opened: nothing noted, the rates of the beginning, the trip as it goes. */
export async function beginAnew({ office, who }: Pick<DrivingOffice, 'office' | 'who'>): Promise<void> {
  const { query } = office.database;
  for (const table of ['mileage', 'mileage_rate', 'mileage_terms', 'notification'] as const) {
    await query.deleteFrom(table).execute();
  }
  await query.updateTable('trip').set({ cancelled_at: null }).execute();
  (await saveRates(who.sa, RATES)).body();
}

export const note = (who: Client, body: object) => who.call(contracts.addMileage, { body: body as never });
export const noted = async (who: Client, body: object) => (await note(who, body)).data();
export const inPath = (id: number) => ({ params: { id: String(id) } });
export const changeNote = (who: Client, id: number, revision: number, { tripid: _, ...body }: OwnCar) =>
  who.call(contracts.changeMileage, { ...inPath(id), body: { ...body, revision } });
export const decideNote = (who: Client, { id, revision }: contracts.MileageEntry, more: object = {}) =>
  who.call(contracts.decideMileage, { ...inPath(id), body: { decision: 'approve', revision, ...more } });
export const sendBack = (who: Client, it: contracts.MileageEntry) =>
  decideNote(who, it, { decision: 'return', remark: 'Which road?' });
export const listedNotes = async (who: Client, query: object = {}) =>
  (await who.call(contracts.listMileage, { query })).data();
export const idsFor = async (who: Client, query: object = {}) =>
  (await listedNotes(who, query)).items.map((it) => it.id);
export const drivenOn = async (who: Client, id: number) =>
  (await who.call(contracts.readDriven, { query: { trip: String(id) } })).data();
export async function refusedAs(asked: Promise<Pick<Answer<typeof contracts.addMileage>, 'status' | 'failure'>>) {
  const answer = await asked;
  const { code, params, errors } = answer.failure();
  return [answer.status, code, params?.['reason'], errors[0]?.field];
}
