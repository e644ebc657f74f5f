import type { CheckType, PunchRules, Today } from '@muster/domain/attendance/attendance-contract.ts';
import { dayOf } from '@muster/domain/calendar/company-time.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSayProblem, useSnackbar } from '../../../components/snackbar.tsx';
import { useWaitingPunches } from '../../../data/attendance/waiting-punches.ts';
import type { ApiProblem } from '../../../lib/api/api-problem.ts';
import type { EarlyPress } from '../../../lib/loading/early-page.ts';
import { useCurrentMember } from '../../../lib/session/session-store.ts';
import { useNow } from '../../../lib/time/now.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { showClock } from '../../../lib/time/show-time.ts';
import { useDeviceLocation } from './use-device-location.ts';
import { type PunchStep, usePunch } from './use-punch.ts';
import { useSettled } from './use-settled.ts';

/** The confirmation may be the first thing over a page, before the page has come to rest and hears by itself (decision 47). */
const hearWayBack = () => void import('../../../lib/gestures/back-closes.ts').catch(() => undefined);

/** What the button does, and since when where it was pressed before the page was there. */
type Press = Pick<EarlyPress, 'checktype'> & Partial<EarlyPress>;

/**
 * The one action of the check-in screen and of the Today strip: what the button will do, what pressing it does, and where
 * the device is. `PunchButton` and `PunchOutcome` show it; whoever shows the one shows the other.
 */
export function usePunchAction(today: Today, rules: PunchRules) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const sayProblem = useSayProblem();
  const { membercode } = useCurrentMember();
  const needsLocation = rules.rule === 'sites' && rules.sites.length > 0;
  const device = useDeviceLocation(needsLocation);
  const onRefused = (problem: ApiProblem) => {
    if (problem.code === 'ALREADY_CHECKED_IN') return say(t('attendance.already'), 'info');
    if (problem.code === 'NOT_CHECKED_IN') return say(t('attendance.notInNow'), 'info');
    sayProblem(problem);
  };
  // What waits says so by itself, on every page.
  const onLeft = (it: PunchStep) => {
    if (it.step === 'recorded') {
      const { checktype, checktime } = it.punch;
      const time = showClock(checktime, rules.zone);
      say(t(checktype === 'in' ? 'attendance.waiting.sentIn' : 'attendance.waiting.sentOut', { time }));
    } else if (it.step === 'refused') say(t(`attendance.refused.${it.reason}`), 'error');
  };
  const punch = usePunch({ membercode, locate: needsLocation ? device.ask : undefined, onRefused, onLeft });
  const waiting = useWaitingPunches(membercode);
  const { state } = punch;
  const last = waiting.findLast((it) => !it.refused)?.body.checktype;
  // What waits comes before what is pressed next.
  const isIn = last === undefined ? today.open !== null : last === 'in';
  const next: CheckType = 'intention' in state ? state.intention.checktype : isIn ? 'out' : 'in';
  const day = dayOf(useNow(20_000), rules.zone);
  const startson = next === 'in' && today.startson && today.startson > day ? today.startson : undefined;
  const [asked, setAsked] = useState<Press>();
  const night = next === 'in' && last === undefined ? today.afternight : null;
  /** Whoever has just left the night shift presses once more by mistake: that would be a day of fifteen hours. */
  const begin = (press: Press) => {
    hearWayBack();
    const isSlip = night && press.checktype === 'in' && serverNow().toString() < night.askuntil;
    if (isSlip) setAsked(press);
    else punch.begin(press.checktype, press.checktime);
  };
  return {
    punch,
    device,
    next,
    /** What is asked before a check-in that is likely a slip, and what an answer does. */
    again: asked &&
      night && {
        left: night.left,
        onYes: () => {
          setAsked(undefined);
          punch.begin(asked.checktype, asked.checktime);
        },
        onNo: () => setAsked(undefined),
      },
    /** The first day, where that is still to come: a check-in before it would be refused. */
    startson,
    /** The button turned a moment ago, perhaps under a press that meant what it said before: it does not count yet. */
    paused: !useSettled(next),
    working: state.step === 'locating' || state.step === 'sending' ? state.step : undefined,
    press: () => begin({ checktype: next }),
    /** Acts on a press of the early page, as what it was meant there. */
    takeOver: begin,
  };
}

export type PunchAction = ReturnType<typeof usePunchAction>;
