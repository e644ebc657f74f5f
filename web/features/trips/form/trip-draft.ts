import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { MemberRow } from '@muster/domain/members/members-contract.ts';
import { tripPeriod } from '@muster/domain/trips/trip-days.ts';
import type { TripInput, TripView } from '@muster/domain/trips/trips-contract.ts';

type CrewMember = Pick<MemberRow, 'id' | 'membercode' | 'membername'>;

export interface CrewRow {
  /** Of the screen alone: a row stays itself while others come and go. */
  readonly key: number;
  /** None until a member number is chosen. */
  readonly member: CrewMember | undefined;
  readonly remark: string;
}

/** What is typed into the trip form; all but crew and competitors by its wire name. */
export interface TripDraft {
  readonly triptypeid: string;
  readonly stateid: string;
  readonly groupno: string;
  readonly carcode: string;
  readonly milelist: string;
  readonly competitors: readonly string[];
  readonly departuredate: Day;
  readonly arrivaldate: Day;
  readonly remark: string;
  readonly crew: readonly CrewRow[];
}

/** The period of a trip whose dates are not chosen yet (SPEC section 9). */
const DEFAULT_PERIOD = 1;

export const newDraft: TripDraft = {
  triptypeid: '',
  stateid: '',
  groupno: '',
  carcode: '',
  milelist: '',
  competitors: [],
  departuredate: '',
  arrivaldate: '',
  remark: '',
  crew: [{ key: 0, member: undefined, remark: '' }],
};

export const draftOf = (trip: TripView): TripDraft => ({
  triptypeid: String(trip.triptypeid),
  stateid: trip.stateid,
  groupno: trip.groupno,
  carcode: trip.carcode,
  milelist: trip.milelist,
  competitors: trip.competitor.split(',').filter(Boolean),
  departuredate: trip.departuredate,
  arrivaldate: trip.arrivaldate,
  remark: trip.remark,
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

export type StateOption = { readonly merge_state: string; readonly miles: number };

/** A state fills its miles in; no state, no miles (SPEC section 4). */
export function withState(draft: TripDraft, stateid: string, states: readonly StateOption[]): TripDraft {
  const miles = states.find((it) => it.merge_state === stateid)?.miles;
  return { ...draft, stateid, milelist: miles === undefined ? '' : String(miles) };
}

/** Once the states of another trip type are there, a state that is not among them is cleared, its miles with it. */
export function amongStates(draft: TripDraft, states: readonly StateOption[] | undefined): TripDraft {
  const known = !states || !draft.stateid || states.some((it) => it.merge_state === draft.stateid);
  return known ? draft : withState(draft, '', []);
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

/** What goes over the wire: competitors as a comma list, the period as the screen has computed it. */
export function bodyOf(draft: TripDraft, entered: Entered): TripInput {
  const { competitors, crew: _rows, ...fields } = draft;
  return {
    ...fields,
    trip_assignmentdate: entered.on,
    // The select holds digits as text; the contract takes them as they are.
    triptypeid: Number(draft.triptypeid),
    milelist: draft.milelist.trim(),
    competitor: competitors.join(','),
    period: periodOf(draft),
    remark: draft.remark.trim(),
    entry_member: entered.by,
    memberList: filledRows(draft).map(({ member, remark }) => ({
      membernoid: member.id,
      membercode: member.membercode,
      membername: member.membername,
      remark: remark.trim(),
    })),
  };
}
