import { lazy, Suspense } from 'react';
import { untilLoaded } from '../../lib/missing-parts.ts';
import type { PunchOutcomeProps } from './punch-dialogs.tsx';

const PunchDialogs = lazy(() => untilLoaded(() => import('./punch-dialogs.tsx')));

/** The dialog that a press of the button has brought; fetched beside the page, for which the button does not wait. */
export function PunchOutcome(props: PunchOutcomeProps) {
  return <Suspense>{props.punch.state.step !== 'idle' && <PunchDialogs {...props} />}</Suspense>;
}
