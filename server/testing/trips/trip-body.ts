/** Somebody who goes along. */
export interface Passenger {
  readonly id: number;
  readonly membercode: string;
}

/** Members of a test's company as they go along. */
export const passengersOf = <Code extends string>(
  { ids }: { readonly ids: Readonly<Record<Code, number>> },
  codes: readonly Code[],
): Passenger[] => codes.map((membercode) => ({ id: ids[membercode], membercode }));

/** Members as the form lists them. */
export const crewRows = (crew: readonly Passenger[]) =>
  crew.map(({ id, membercode }) => ({ membernoid: id, membercode, membername: '', remark: '' }));

/** What the form of a new trip sends, with whatever a test says otherwise. */
export const tripBody = (
  crew: readonly Passenger[],
  departuredate: string,
  arrivaldate: string,
  more: object = {},
) => ({
  triptypeid: 1,
  stateid: 'Mandalay',
  groupno: 'SALES',
  carcode: 'CAR-1',
  milelist: 390,
  competitor: 'Silver Star',
  departuredate,
  arrivaldate,
  remark: 'new shops',
  memberList: crewRows(crew),
  ...more,
});
