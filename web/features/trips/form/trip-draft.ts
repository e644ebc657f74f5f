import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { MemberRow } from '@muster/domain/members/members-contract.ts';
import { tripPeriod } from '@muster/domain/trips/trip-days.ts';
import type { TripInput, TripPlace, TripView } from '@muster/domain/trips/trips-contract.ts';

type CrewMember = Pick<MemberRow, 'id' | 'membercode' | 'membername'>;

export interface CrewRow {
  /** Of the screen alone: a row stays itself while others come and go. */
  readonly key: number;
  /** None until a member number is chosen. */
  readonly member: CrewMember | undefined;
  readonly remark: string;
}

/** What of a trip is no such text: its lists, what is reckoned of its days, and what the server gives. */
type Otherwise = 'memberList' | 'competitor' | 'period' | 'trip_assigmentno' | 'trip_assignmentdate' | 'entry_member';

/** What of a trip is typed or chosen as one text, by its wire name; a new trip begins with these. */
const noTexts = {
  triptypeid: '',
  stateid: '',
  groupno: '',
  carcode: '',
  milelist: '',
  departuredate: '',
  arrivaldate: '',
  remark: '',
} satisfies Record<Exclude<keyof TripInput, Otherwise>, string>;

type TripText = keyof typeof noTexts;
const tripTexts = Object.keys(noTexts) as TripText[];

export interface TripDraft extends Readonly<Record<TripText, string>> {
  readonly competitors: readonly string[];
  readonly crew: readonly CrewRow[];
}

/** The period of a trip whose dates are not chosen yet (behaviour 9). */
const DEFAULT_PERIOD = 1;

export const newDraft: TripDraft = { ...noTexts, competitors: [], crew: [{ key: 0, member: undefined, remark: '' }] };

const textsOf = (of: (name: TripText) => string) =>
  Object.fromEntries(tripTexts.map((name) => [name, of(name)])) as Record<TripText, string>;

export const draftOf = (trip: TripView): TripDraft => ({
  ...textsOf((name) => String(trip[name])),
  competitors: trip.competitor.split(',').filter(Boolean),
  crew: trip.memberList.map(({ membernoid: id, membercode, membername, remark }, key) => ({
    key,
    member: { id, membercode, membername },
    remark,
  })),
});

/** Days between departure and arrival plus one, once both are chosen. */
export const periodOf = ({ departuredate, arrivaldate }: TripDraft): number =>
  departuredate && arrivaldate ? tripPeriod(departuredate, arrivaldate) : DEFAULT_PERIOD;

/** Rows that have their member; only these are sent, in this order. */
export const filledRows = (draft: TripDraft) =>
  draft.crew.filter((it): it is CrewRow & { member: CrewMember } => it.member !== undefined);

/** A place fills its miles in; no place, no miles (behaviour 4). */
export function withPlace(draft: TripDraft, stateid: string, places: readonly TripPlace[]): TripDraft {
  const miles = places.find((it) => it.merge_state === stateid)?.miles;
  return { ...draft, stateid, milelist: miles === undefined ? '' : String(miles) };
}

/** Once the places of another trip type are there, a place that is not among them is cleared, its miles with it. */
export function amongPlaces(draft: TripDraft, places: readonly TripPlace[] | undefined): TripDraft {
  const known = !places || !draft.stateid || places.some((it) => it.merge_state === draft.stateid);
  return known ? draft : withPlace(draft, '', []);
}

/** A departure behind the arrival moves the arrival along. */
export function withDeparture(draft: TripDraft, departuredate: Day): TripDraft {
  const { arrivaldate } = draft;
  const behind = arrivaldate !== '' && departuredate > arrivaldate;
  return { ...draft, departuredate, arrivaldate: behind ? departuredate : arrivaldate };
}

/** By whom and when a trip is entered; the server goes by its own. */
export interface Entered {
  readonly by: string;
  readonly on: Day;
}

/** What is typed, as a trip holds it: competitors as a comma list, the period as the screen has computed it. */
const typedOf = (draft: TripDraft) => ({
  ...textsOf((name) => draft[name].trim()),
  // The select holds digits as text; the contract takes them as they are.
  triptypeid: Number(draft.triptypeid),
  competitor: draft.competitors.join(','),
  period: periodOf(draft),
  memberList: filledRows(draft).map(({ member, remark }) => ({
    membernoid: member.id,
    membercode: member.membercode,
    membername: member.membername,
    remark: remark.trim(),
  })),
});

/** What goes over the wire. */
export const bodyOf = (draft: TripDraft, entered: Entered): TripInput => ({
  ...typedOf(draft),
  trip_assignmentdate: entered.on,
  entry_member: entered.by,
});

/** A stored trip as it would be with what is typed. */
export const asTyped = (draft: TripDraft, stored: TripView, triptype: string): TripView => ({
  ...stored,
  ...typedOf(draft),
  memberList: typedOf(draft).memberList.map((it) => ({ ...it, objection: '' })),
  triptype,
});
