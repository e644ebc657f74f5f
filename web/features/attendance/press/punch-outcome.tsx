import { lazy, Suspense } from 'react';
import { untilLoaded } from '../../../lib/loading/missing-parts.ts';
import { KeptDialog } from '../waiting/kept-dialog.tsx';
import { RecordedDialog } from './recorded-dialog.tsx';
import type { PunchAction } from './use-punch-action.ts';

/** Seldom asked and said, and among what is kept for days without a connection. */
const AgainQuestion = lazy(() => untilLoaded(() => import('./again-question.tsx')));
const RefusedDialog = lazy(() => untilLoaded(() => import('./refused-dialog.tsx')));
/** Only the server's answer opens it, so there is a connection to fetch it by. */
const OutsideDialog = lazy(() => untilLoaded(() => import('./outside-dialog.tsx')));

interface PunchOutcomeProps {
  readonly punch: PunchAction['punch'];
  readonly again: PunchAction['again'];
  readonly zone: string;
  /** Where OK of the confirmation leads (behaviour 2). */
  readonly url: string;
}

/** The dialog that a press of the button has brought: a question before, the confirmation, or what stands in its way. */
export function PunchOutcome({ punch, again, zone, url }: PunchOutcomeProps) {
  const { state } = punch;
  if (again) {
    return (
      <Suspense>
        <AgainQuestion again={again} zone={zone} />
      </Suspense>
    );
  }
  if (state.step === 'recorded') {
    const { punch: recorded, accuracy } = state;
    return <RecordedDialog punch={recorded} accuracy={accuracy} zone={zone} url={url} onOk={punch.dismiss} />;
  }
  if (state.step === 'kept') return <KeptDialog kept={state} zone={zone} onOk={punch.dismiss} />;
  if (state.step === 'outside') {
    return (
      <Suspense>
        <OutsideDialog
          refused={state}
          zone={zone}
          onRetry={(reason) => punch.locateAgain(state.intention, reason)}
          onReason={(reason) => punch.withReason(state.intention, reason)}
          onClose={punch.dismiss}
        />
      </Suspense>
    );
  }
  if (state.step === 'refused') {
    return (
      <Suspense>
        <RefusedDialog
          reason={state.reason}
          checktype={state.intention.checktype}
          onRetry={() => punch.locateAgain(state.intention)}
          onWithout={() => punch.withoutLocation(state.intention)}
          onClose={punch.dismiss}
        />
      </Suspense>
    );
  }
  return null;
}
