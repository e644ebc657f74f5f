import type { Day } from '@muster/domain/calendar/company-time.ts';
import { requiredTripFields } from '@muster/domain/trips/trip-rules.ts';
import { addTrip, type TripInput, type TripView } from '@muster/domain/trips/trips-contract.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tripChanges, tripQueries } from '../../../data/trips/trips.ts';
import { changedMeanwhile } from '../../../lib/form/changed-meanwhile.ts';
import type { FieldErrors } from '../../../lib/form/form-values.ts';
import { baseOfDraft } from '../../../lib/form/use-draft.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useCurrentMember } from '../../../lib/session/session-store.ts';
import { useProblemText } from '../../../lib/words/problem-text.ts';
import {
  amongPlaces,
  bodyOf,
  type CrewRow,
  draftOf,
  filledRows,
  newDraft,
  periodOf,
  type TripDraft,
  withDeparture,
  withPlace,
} from './trip-draft.ts';
import { crewField, draftProblems, fieldOfWire } from './trip-problems.ts';

interface TripFormOptions {
  /** The trip to edit; a new one, if left out. */
  readonly changing: TripView | undefined;
  readonly today: Day;
  readonly onSaved: (saved: TripView) => void;
}

/** Of which trip a draft is. */
export const tripDraftOf = (changing: TripView | undefined): string => (changing ? String(changing.id) : 'new');

/** What is typed into the trip form, kept in step with the places of its trip type, and its way out. */
export function useTripForm({ changing, today, onSaved }: TripFormOptions) {
  const textOf = useProblemText();
  const member = useCurrentMember();
  // As it was when typing began: what is read anew meanwhile may be somebody else's.
  const [base, setBase] = useState(
    () => changing && (baseOfDraft<TripView>('trip', tripDraftOf(changing), member.id) ?? changing),
  );
  const entered = { by: changing?.entry_member ?? member.membercode, on: changing?.trip_assignmentdate ?? today };
  const save = useMutation(
    base ? tripChanges.change(base) : tripChanges.add((stored) => bodyOf(draftOf(stored), entered)),
  );
  const form = useForm({
    contract: addTrip,
    initial: () => (base ? draftOf(base) : newDraft),
    required: requiredTripFields,
    inFull: true,
    together: (typed) => ['departuredate', 'arrivaldate', 'carcode', ...typed.crew.map((it) => crewField(it.key))],
    check: (typed): FieldErrors => draftProblems(known(typed), true, textOf),
    checkAtOnce: (typed): FieldErrors => draftProblems(known(typed), false, textOf),
    toBody: (typed): TripInput => bodyOf(known(typed), entered),
    nameOf: (field, sent) => fieldOfWire(field, filledRows(sent)),
    send: async (body, key) => onSaved(await save.mutateAsync({ body, key })),
  });
  const places = useQuery(tripQueries.places(form.values.triptypeid));
  const draft = known(form.values);
  const goOnFrom = (stored: TripView) => {
    setBase(stored);
    return draftOf(stored);
  };
  const versions = changedMeanwhile(form, base, goOnFrom);

  /** Without a place that the trip type has not; the trip's own stays, although it may be offered no more. */
  function known(typed: TripDraft): TripDraft {
    const own = base?.stateid === typed.stateid && String(base.triptypeid) === typed.triptypeid;
    if (own) return typed;
    return amongPlaces(typed, places.data);
  }
  const set = (next: Partial<TripDraft>, ...rows: string[]) =>
    form.change(draft === form.values ? next : { ...draft, ...next }, ...rows);

  return {
    form,
    draft,
    /** The trip may be stored already: what a check finds may be the trip itself. */
    unsure: !changing && form.maybeSent,
    period: periodOf(draft),
    places: places.data ?? [],
    placesQuery: places,
    ...versions,
    /** The trip that what is typed began with. */
    base,
    /** Goes by the trip as it is stored now, where that is newer. */
    renew: () => {
      if (base && changing && changing.revision > base.revision) form.takeTheirs(goOnFrom(changing));
    },
    set,
    setPlace: (stateid: string) => set(withPlace(draft, stateid, places.data ?? [])),
    setDeparture: (day: string) => set(withDeparture(draft, day)),
    setRow: (key: number, next: Partial<CrewRow>) =>
      set({ crew: draft.crew.map((it) => (it.key === key ? { ...it, ...next } : it)) }, crewField(key)),
    /** The first of the crew, in whatever row stands empty. */
    setFirst: (first: CrewRow['member']) => {
      const [{ key, remark } = { key: 0, remark: '' }, ...rest] = draft.crew;
      set({ crew: [{ key, member: first, remark }, ...rest] }, crewField(key));
    },
    addRow: () => {
      const key = Math.max(-1, ...draft.crew.map((it) => it.key)) + 1;
      set({ crew: [...draft.crew, { key, member: undefined, remark: '' }] });
      return key;
    },
    removeRow: (key: number) => set({ crew: draft.crew.filter((it) => it.key !== key) }, crewField(key)),
  };
}

export type TripForm = ReturnType<typeof useTripForm>;
