import type { TripView } from '@muster/domain/trips/trips-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tripQueries } from '../../../data/trips.ts';
import { useProblemText } from '../../../lib/problem-text.ts';
import {
  amongStates,
  type CrewRow,
  draftOf,
  newDraft,
  periodOf,
  type TripDraft,
  withDeparture,
  withState,
} from './trip-draft.ts';
import { draftProblems } from './trip-problems.ts';

/** What is being typed into the trip form, kept in step with the states of its trip type. */
export function useTripForm(changing: TripView | undefined, onChange: () => void) {
  const textOf = useProblemText();
  const [typed, setTyped] = useState<TripDraft>(() => (changing ? draftOf(changing) : newDraft));
  const [tried, setTried] = useState(false);
  const states = useQuery(tripQueries.places(typed.triptypeid));
  const draft = amongStates(typed, states.data);
  const errors = draftProblems(draft, tried, textOf);

  const set = (next: Partial<TripDraft>) => {
    onChange();
    setTyped({ ...draft, ...next });
  };
  const setRow = (key: number, next: Partial<CrewRow>) =>
    set({ crew: draft.crew.map((it) => (it.key === key ? { ...it, ...next } : it)) });

  return {
    draft,
    errors,
    period: periodOf(draft),
    states: states.data ?? [],
    statesQuery: states,
    set,
    setState: (stateid: string) => set(withState(draft, stateid, states.data ?? [])),
    setDeparture: (day: string) => set(withDeparture(draft, day)),
    setRow,
    addRow: () => {
      const key = Math.max(-1, ...draft.crew.map((it) => it.key)) + 1;
      set({ crew: [...draft.crew, { key, member: undefined, remark: '' }] });
      return key;
    },
    removeRow: (key: number) => set({ crew: draft.crew.filter((it) => it.key !== key) }),
    /** Marks what is empty; whether there is nothing in the way of sending. */
    tryToSend: () => {
      setTried(true);
      return Object.keys(draftProblems(draft, true, textOf)).length === 0;
    },
  };
}

export type TripForm = ReturnType<typeof useTripForm>;
