import type { HandedOutPins } from '@muster/domain/doors/doors-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { doorChanges } from '../../../data/attendance/doors.ts';

/** How many one answer has at most (wire 6). */
const MOST_PINS = 20;

type HandedOut = Omit<HandedOutPins, 'next'>;

const together = (before: HandedOut | undefined, { pins, kept, skipped }: HandedOut): HandedOut => ({
  pins: [...(before?.pins ?? []), ...pins],
  kept: (before?.kept ?? 0) + kept,
  skipped: (before?.skipped ?? 0) + skipped,
});

/** Hands out PINs part by part, to those who are named or to everybody who needs one; what has come so far is there to be read. */
export function useHandOut(membercodes: readonly string[] | undefined) {
  const { mutateAsync } = useMutation(doorChanges.handOutPins);
  const [made, setMade] = useState<HandedOut | undefined>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  /** Where it goes on, should a part have failed. */
  const [from, setFrom] = useState<{ readonly at: number; readonly after?: string }>({ at: 0 });

  const handOut = async (again: boolean) => {
    setBusy(true);
    setProblem(undefined);
    let { at, after } = from;
    try {
      for (let goesOn = true; goesOn; ) {
        const some = membercodes?.slice(at, at + MOST_PINS);
        const part = await mutateAsync({ again, ...(some && { membercodes: some }), ...(after && { after }) });
        setMade((before) => together(before, part));
        at += MOST_PINS;
        after = part.next ?? undefined;
        setFrom({ at, ...(after && { after }) });
        goesOn = membercodes ? at < membercodes.length : after !== undefined;
      }
    } catch (failed) {
      setProblem(failed);
    } finally {
      setBusy(false);
    }
  };
  return { made, busy, problem, handOut };
}
