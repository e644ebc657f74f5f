import type { Day } from '@muster/domain/calendar/company-time.ts';
import { requiredTripFields } from '@muster/domain/trips/trip-rules.ts';
import { addTrip, type TripInput, type TripView } from '@muster/domain/trips/trips-contract.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tripChanges, tripQueries } from '../../../data/trips.ts';
import { ApiProblem } from '../../../lib/api-problem.ts';
import type { FieldErrors } from '../../../lib/form/form-values.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useProblemText } from '../../../lib/problem-text.ts';
import { useCurrentMember } from '../../../lib/session-store.ts';
import {
  amongStates,
  bodyOf,
  type CrewRow,
  draftOf,
  filledRows,
  newDraft,
  periodOf,
  type TripDraft,
  withDeparture,
  withState,
} from './trip-draft.ts';
import { crewField, draftProblems, fieldOfWire } from './trip-problems.ts';

interface TripFormOptions {
  /** The trip to edit; a new one, if left out. */
  readonly changing: TripView | undefined;
  readonly today: Day;
  readonly onSaved: (saved: TripView) => Promise<void>;
}

/** What is typed into the trip form, kept in step with the states of its trip type, and its way out. */
export function useTripForm({ changing, today, onSaved }: TripFormOptions) {
  const textOf = useProblemText();
  const member = useCurrentMember();
  const [unsure, setUnsure] = useState(false);
  const entered = { by: changing?.entry_member ?? member.membercode, on: changing?.trip_assignmentdate ?? today };
  const save = useMutation(
    changing ? tripChanges.change(changing.id) : tripChanges.add((stored) => bodyOf(draftOf(stored), entered)),
  );
  const form = useForm({
    contract: addTrip,
    initial: () => (changing ? draftOf(changing) : newDraft),
    required: requiredTripFields,
    together: (typed) => ['departuredate', 'arrivaldate', 'carcode', ...typed.crew.map((it) => crewField(it.key))],
    check: (typed): FieldErrors => draftProblems(known(typed), true, textOf),
    checkAtOnce: (typed): FieldErrors => draftProblems(known(typed), false, textOf),
    toBody: (typed): TripInput => bodyOf(known(typed), entered),
    nameOf: (field, sent) => fieldOfWire(field, filledRows(sent)),
    send: async (body, key) => onSaved(await save.mutateAsync({ body, key }).catch(noteDoubt)),
  });
  const states = useQuery(tripQueries.places(form.values.triptypeid));
  const draft = known(form.values);

  /** Without a state that the trip type has not. */
  function known(typed: TripDraft): TripDraft {
    return amongStates(typed, states.data);
  }
  function noteDoubt(problem: unknown): never {
    if (problem instanceof ApiProblem && problem.unanswered && !changing) setUnsure(true);
    throw problem;
  }
  const set = (next: Partial<TripDraft>, ...rows: string[]) =>
    form.change(draft === form.values ? next : { ...draft, ...next }, ...rows);

  return {
    form,
    draft,
    /** The trip may be stored already: what a check finds may be the trip itself. */
    unsure,
    period: periodOf(draft),
    states: states.data ?? [],
    statesQuery: states,
    set,
    setState: (stateid: string) => set(withState(draft, stateid, states.data ?? [])),
    setDeparture: (day: string) => set(withDeparture(draft, day)),
    setRow: (key: number, next: Partial<CrewRow>) =>
      set({ crew: draft.crew.map((it) => (it.key === key ? { ...it, ...next } : it)) }, crewField(key)),
    addRow: () => {
      const key = Math.max(-1, ...draft.crew.map((it) => it.key)) + 1;
      set({ crew: [...draft.crew, { key, member: undefined, remark: '' }] });
      return key;
    },
    removeRow: (key: number) => set({ crew: draft.crew.filter((it) => it.key !== key) }, crewField(key)),
  };
}

export type TripForm = ReturnType<typeof useTripForm>;
