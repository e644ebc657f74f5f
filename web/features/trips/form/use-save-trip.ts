import type { Day } from '@muster/domain/calendar/company-time.ts';
import { addTrip, type TripInput, type TripView, updateTrip } from '@muster/domain/trips/trips-contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { ApiProblem } from '../../../lib/api-problem.ts';
import { newKey } from '../../../lib/new-key.ts';
import { useProblemText } from '../../../lib/problem-text.ts';
import { useCurrentMember } from '../../../lib/session-store.ts';
import { TRIPS } from '../trip-queries.ts';
import { bodyOf, draftOf, type Entered, filledRows, type TripDraft } from './trip-draft.ts';
import { blameOf, noBlame, type TripBlame } from './trip-problems.ts';

interface Failure {
  readonly problem: ApiProblem;
  readonly blame: TripBlame;
}

/**
 * Sends the trip form. The key is made once for as long as the form is open: however often it is sent after a lost
 * answer, one trip is assigned.
 */
export function useSaveTrip(changing: TripView | undefined, today: Day) {
  const member = useCurrentMember();
  const textOf = useProblemText();
  const queries = useQueryClient();
  const [key] = useState(newKey);
  const running = useRef(false);
  const [unsure, setUnsure] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | undefined>();

  async function add(body: TripInput, entered: Entered): Promise<TripView> {
    const { code, data } = await api.call(addTrip, { body }, { headers: { 'Idempotency-Key': key } });
    if (code === '201' || isSame(body, bodyOf(draftOf(data), entered))) return data;
    // A try whose answer was lost was stored as it was then; what was typed since is a change to it.
    return (await api.call(updateTrip, { body: { id: data.id, ...body } })).data;
  }

  async function save(draft: TripDraft): Promise<TripView | undefined> {
    if (running.current) return undefined;
    running.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      const entered = { by: changing?.entry_member ?? member.membercode, on: changing?.trip_assignmentdate ?? today };
      const body = bodyOf(draft, entered);
      return changing
        ? (await api.call(updateTrip, { body: { id: changing.id, ...body } })).data
        : await add(body, entered);
    } catch (caught) {
      if (!(caught instanceof ApiProblem)) throw caught;
      if (caught.unanswered && !changing) setUnsure(true);
      const sentRows = filledRows(draft).map((it) => it.key);
      setFailure({ problem: caught, blame: blameOf(caught.errors, sentRows, textOf) });
      return undefined;
    } finally {
      void queries.invalidateQueries({ queryKey: TRIPS });
      running.current = false;
      setBusy(false);
    }
  }

  return {
    save,
    busy,
    /** The trip may be stored already: what a check finds may be the trip itself. */
    unsure,
    problem: failure?.problem,
    blame: failure?.blame ?? noBlame,
    forgetFailure: () => setFailure(undefined),
  };
}

const isSame = (one: TripInput, other: TripInput) => JSON.stringify(one) === JSON.stringify(other);
