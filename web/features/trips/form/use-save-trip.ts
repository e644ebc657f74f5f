import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { TripView } from '@muster/domain/trips/trips-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { tripChanges } from '../../../data/trips.ts';
import { ApiProblem } from '../../../lib/api-problem.ts';
import { newKey } from '../../../lib/new-key.ts';
import { useProblemText } from '../../../lib/problem-text.ts';
import { useCurrentMember } from '../../../lib/session-store.ts';
import { bodyOf, draftOf, filledRows, type TripDraft } from './trip-draft.ts';
import { blameOf, noBlame } from './trip-problems.ts';

/**
 * Sends the trip form. The key is made once for as long as the form is open: however often it is sent after a lost
 * answer, one trip is assigned.
 */
export function useSaveTrip(changing: TripView | undefined, today: Day, onSaved: (saved: TripView) => void) {
  const member = useCurrentMember();
  const textOf = useProblemText();
  const [key] = useState(newKey);
  // Two presses may come before the screen has followed the first.
  const sent = useRef(false);
  const [sentRows, setSentRows] = useState<readonly number[]>([]);
  const [unsure, setUnsure] = useState(false);
  const entered = { by: changing?.entry_member ?? member.membercode, on: changing?.trip_assignmentdate ?? today };
  const sending = useMutation({
    ...(changing
      ? tripChanges.change(changing.id)
      : tripChanges.add(key, (stored) => bodyOf(draftOf(stored), entered))),
    onSuccess: onSaved,
    onError: (problem) => {
      sent.current = false;
      if (!(problem instanceof ApiProblem)) throw problem;
      if (problem.unanswered && !changing) setUnsure(true);
    },
  });
  const problem = sending.error instanceof ApiProblem ? sending.error : undefined;

  return {
    save: (draft: TripDraft) => {
      if (sent.current) return;
      sent.current = true;
      setSentRows(filledRows(draft).map((it) => it.key));
      sending.mutate(bodyOf(draft, entered));
    },
    busy: sending.isPending || sending.isSuccess,
    /** The trip may be stored already: what a check finds may be the trip itself. */
    unsure,
    problem,
    blame: problem ? blameOf(problem.errors, sentRows, textOf) : noBlame,
    forgetFailure: () => {
      if (sending.isError) sending.reset();
    },
  };
}
