import { blameConflict, MAX_TRIP_DAYS } from '@muster/domain/trips/trip-rules.ts';
import { useQuery } from '@tanstack/react-query';
import { type TripQuestion, tripQueries } from '../../../data/trips/trips.ts';
import { useDebounced } from '../../../lib/time/debounced.ts';
import { useProblemText } from '../../../lib/words/problem-text.ts';
import { filledRows, periodOf, type TripDraft } from './trip-draft.ts';
import { blameOf, noBlame, type TripBlame } from './trip-problems.ts';

/** How long the form is left alone before it is checked, milliseconds. */
const STILL = 400;

export interface TripFacts extends TripBlame {
  /** How many the chosen car takes, as far as that is known. */
  readonly seats: number | null;
}

/** Who and what is taken on the days of the trip, while it is being filled in. */
export function useTripConflicts(draft: TripDraft, tripId: number | undefined, wanted: boolean): TripFacts {
  const textOf = useProblemText();
  const asked = useDebounced(JSON.stringify(questionOf(draft, tripId) ?? null), STILL);
  const body = JSON.parse(asked) as TripQuestion | null;
  const check = useQuery(tripQueries.check(body ?? undefined));
  if (!check.data || !body) return { ...noBlame, seats: null };
  const seats = body.carcode === draft.carcode ? check.data.seats : null;
  if (!wanted) return { ...noBlame, seats };
  const rows = filledRows(draft);
  // The answer counts the members that were asked about; rows may have come and gone since.
  const askedRows = body.members.map((id) => rows.find((it) => it.member.id === id)?.key ?? -1);
  const conflicts = check.data.conflicts.filter((it) => it.kind !== 'car' || it.who === draft.carcode);
  return { ...blameOf(conflicts.map(blameConflict), askedRows, textOf), seats };
}

function questionOf(draft: TripDraft, tripId: number | undefined): TripQuestion | undefined {
  const { departuredate, arrivaldate, carcode } = draft;
  const members = [...new Set(filledRows(draft).map((it) => it.member.id))];
  const period = periodOf(draft);
  if (!departuredate || !arrivaldate || period === 0 || period > MAX_TRIP_DAYS) return undefined;
  if (members.length === 0 && !carcode) return undefined;
  return { ...(tripId === undefined ? {} : { id: tripId }), departuredate, arrivaldate, carcode, members };
}
