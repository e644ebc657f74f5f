import type { CheckType, OutsideArea } from '@muster/domain/attendance/attendance-contract.ts';
import type { CrewAnswer, CrewMember } from '@muster/domain/attendance/crew/crew-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSayProblem } from '../../../components/snackbar.tsx';
import { crewChanges } from '../../../data/attendance/crew.ts';
import { type CrewPunch, nextOfMember } from '../../../data/attendance/crew-punches.ts';
import { goesOnWaiting } from '../../../data/attendance/waiting-punches.ts';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { newKey } from '../../../lib/api/new-key.ts';
import {
  type DeviceLocation,
  FRESH_ENOUGH,
  type LocationRefusal,
  LocationRefused,
  locate,
} from '../../../lib/device/location.ts';
import { useCurrentMember } from '../../../lib/session/session-store.ts';
import { deviceTime } from '../../../lib/time/device-time.ts';
import { serverAhead } from '../../../lib/time/server-clock.ts';

/** One that was answered, with whose it is. */
export interface Answered {
  readonly punch: CrewPunch;
  readonly answer: CrewAnswer;
}

type Step =
  | { readonly step: 'idle' }
  | { readonly step: 'locating' | 'sending'; readonly checktype: CheckType }
  /** The browser gives no location: of these it is asked for. */
  | { readonly step: 'refused'; readonly reason: LocationRefusal; readonly asked: Asked }
  | { readonly step: 'kept'; readonly checktype: CheckType; readonly kept: readonly CrewPunch[] }
  | { readonly step: 'done'; readonly checktype: CheckType; readonly answered: readonly Answered[] };

interface Asked {
  readonly checktype: CheckType;
  readonly whom: readonly CrewMember[];
}

/** Why somebody is to be asked for a reason; nothing where they are not. */
export const outsideOf = ({ answer: { refused } }: Answered): OutsideArea | undefined =>
  refused?.code === 'OUTSIDE_AREA' ? (refused.data as OutsideArea) : undefined;

const codesOf = (punches: readonly CrewPunch[]) => punches.map((it) => it.body.membercode);

interface CrewPunchOptions {
  /** Of whom nothing is left to do: recorded, kept, or refused for good; who needs a reason stays chosen until it is given. */
  readonly onSent: (membercodes: readonly string[]) => void;
}

/** The check-ins or check-outs of a crew, from the press of the button to what became of each. */
export function useCrewPunch({ onSent }: CrewPunchOptions) {
  const { membercode: lead } = useCurrentMember();
  const { mutateAsync: record } = useMutation(crewChanges.record);
  const sayProblem = useSayProblem();
  const [state, setState] = useState<Step>({ step: 'idle' });
  const busy = useRef(false);

  async function send(checktype: CheckType, punches: readonly CrewPunch[], before: readonly Answered[] = []) {
    setState({ step: 'sending', checktype });
    try {
      const answers = new Map((await record(punches)).map((it) => [it.clientid, it]));
      const answered = punches.flatMap((punch) => {
        const answer = answers.get(punch.clientid);
        return answer ? [{ punch, answer }] : [];
      });
      onSent(codesOf(answered.filter((it) => !outsideOf(it)).map((it) => it.punch)));
      setState({ step: 'done', checktype, answered: [...before, ...answered] });
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      if (goesOnWaiting(problem)) {
        onSent(codesOf(punches));
        return setState({ step: 'kept', checktype, kept: punches });
      }
      setState({ step: 'idle' });
      sayProblem(problem);
    }
  }

  /** Of who may be anywhere the place is nobody's business. */
  const made = ({ checktype, whom }: Asked, at: DeviceLocation | undefined): CrewPunch[] => {
    const [checktime, skew] = [deviceTime(), serverAhead()];
    return whom.map(({ membercode, membername, asksplace }) => {
      const clientid = newKey();
      const place = at && asksplace && { latitude: at.latitude, longitude: at.longitude, accuracy: at.accuracy };
      const sequence = nextOfMember(lead, membercode);
      return {
        ...{ clientid, skew, lead, name: membername },
        body: { clientid, membercode, checktype, checktime, sequence, ...place },
      };
    });
  };

  async function locateAndSend(asked: Asked, maximumAge?: number) {
    if (!asked.whom.some((it) => it.asksplace)) return send(asked.checktype, made(asked, undefined));
    setState({ step: 'locating', checktype: asked.checktype });
    try {
      const at = await locate(maximumAge);
      await send(asked.checktype, made(asked, at));
    } catch (refused) {
      if (!(refused instanceof LocationRefused)) throw refused;
      setState({ step: 'refused', reason: refused.reason, asked });
    }
  }

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

  return {
    state,
    working: state.step === 'locating' || state.step === 'sending' ? state : undefined,
    begin: (checktype: CheckType, whom: readonly CrewMember[]) =>
      void once(() => locateAndSend({ checktype, whom }, FRESH_ENOUGH)),
    locateAgain: (asked: Asked) => void once(() => locateAndSend(asked)),
    withoutLocation: (asked: Asked) => void once(() => send(asked.checktype, made(asked, undefined))),
    /** Those who were outside, with a reason that holds for all of them; what was answered of the others stays. */
    withReason: (checktype: CheckType, answered: readonly Answered[], remark: string) =>
      void once(() => {
        const outside = answered.filter(outsideOf).map(({ punch }) => ({ ...punch, body: { ...punch.body, remark } }));
        return send(
          checktype,
          outside,
          answered.filter((it) => !outsideOf(it)),
        );
      }),
    dismiss: () => setState({ step: 'idle' }),
  };
}

export type CrewPunching = ReturnType<typeof useCrewPunch>;
