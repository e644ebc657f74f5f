import type { CheckType, OutsideArea, Punch } from '@muster/domain/attendance/attendance-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { attendanceChanges } from '../../../data/attendance/attendance.ts';
import { goesOnWaiting, type WaitingPunch } from '../../../data/attendance/waiting-punches.ts';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import {
  type DeviceLocation,
  FRESH_ENOUGH,
  type LocationRefusal,
  LocationRefused,
} from '../../../lib/device/location.ts';
import { serverAhead, serverNow } from '../../../lib/time/server-clock.ts';
import { type Intention, newIntention } from './punch-intention.ts';

export type PunchStep =
  | { readonly step: 'idle' }
  | { readonly step: 'locating' | 'sending'; readonly intention: Intention }
  | { readonly step: 'recorded'; readonly punch: Punch; readonly accuracy: number | undefined }
  /** It was not taken yet and waits: the status of the answer, 0 where there was none. */
  | { readonly step: 'kept'; readonly waiting: WaitingPunch; readonly status: number }
  /** The distance flag: set until Retry resets it (behaviour 2). */
  | {
      readonly step: 'outside';
      readonly intention: Intention;
      readonly area: OutsideArea;
      readonly measured: Temporal.Instant;
      /** The reason as it stood when another measurement was asked for; undefined after the first one. */
      readonly before: string | undefined;
    }
  | { readonly step: 'refused'; readonly intention: Intention; readonly reason: LocationRefusal };

interface PunchOptions {
  readonly membercode: string;
  /** Left out for members who may check in anywhere: their location is nobody's business. */
  readonly locate: ((maximumAge?: number) => Promise<DeviceLocation>) | undefined;
  /** Refusals that need a word and nothing else. */
  readonly onRefused: (problem: ApiProblem) => void;
  /** What came of it after the member has gone to another page, where no dialog can say so. */
  readonly onLeft: (outcome: PunchStep) => void;
}

/** A check-in or check-out from the press of the button to the server's answer, or to where it waits for one (wire 6). */
export function usePunch({ membercode, locate, onRefused, onLeft }: PunchOptions) {
  const { mutateAsync: record } = useMutation(attendanceChanges.record);
  const busy = useRef(false);
  const typed = useRef<string>(undefined);
  const [state, setState] = useState<PunchStep>({ step: 'idle' });
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  const settle = (outcome: PunchStep) => (gone.current ? onLeft(outcome) : setState(outcome));

  /** Whatever is pressed twice runs once. */
  async function once(act: () => Promise<void>): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    try {
      await act();
    } finally {
      busy.current = false;
    }
  }

  async function send(intention: Intention): Promise<void> {
    setState({ step: 'sending', intention });
    const waiting = { clientid: intention.clientid, body: intention, skew: serverAhead() };
    try {
      settle({ step: 'recorded', punch: await record(waiting), accuracy: intention.accuracy });
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      if (goesOnWaiting(problem)) return settle({ step: 'kept', waiting, status: problem.status });
      if (problem.code === 'OUTSIDE_AREA' && !gone.current) {
        const area = problem.data as OutsideArea;
        return setState({ step: 'outside', intention, area, measured: serverNow(), before: typed.current });
      }
      setState({ step: 'idle' });
      onRefused(problem);
    }
  }

  async function locateAndSend(intention: Intention, maximumAge?: number): Promise<void> {
    if (!locate) return send(intention);
    setState({ step: 'locating', intention });
    try {
      const { latitude, longitude, accuracy } = await locate(maximumAge);
      await send({ ...intention, latitude, longitude, accuracy });
    } catch (refused) {
      if (!(refused instanceof LocationRefused)) throw refused;
      settle({ step: 'refused', intention, reason: refused.reason });
    }
  }

  return {
    state,
    /** Only where nothing is under way: the second half of a double click may come after a quick answer. */
    begin: (checktype: CheckType, checktime?: string) => {
      if (state.step !== 'idle') return;
      typed.current = undefined;
      void once(() => locateAndSend(newIntention(membercode, checktype, checktime), FRESH_ENOUGH));
    },
    /**
     * After a refusal an old reading is worth nothing: the member has moved, or hopes so. A reason that was begun is
     * there again if they have not.
     */
    locateAgain: (intention: Intention, reason = typed.current) => {
      typed.current = reason;
      void once(() => locateAndSend(intention));
    },
    withoutLocation: (intention: Intention) => void once(() => send(intention)),
    withReason: (intention: Intention, remark: string) => void once(() => send({ ...intention, remark })),
    /** Puts the matter aside: it was answered, or waits, or the member gives it up. */
    dismiss: () => setState({ step: 'idle' }),
  };
}
