import { lazy, Suspense } from 'react';
import { CrewDone } from './crew-done.tsx';
import { CrewKept } from './crew-kept.tsx';
import type { CrewPunching } from './use-crew-punch.ts';

const RefusedDialog = lazy(() => import('../press/refused-dialog.tsx'));

/** What became of it, until it is read. */
export function CrewOutcome({ punch, zone }: { readonly punch: CrewPunching; readonly zone: string }) {
  const { state, dismiss } = punch;
  switch (state.step) {
    case 'done':
      return (
        <CrewDone
          checktype={state.checktype}
          answered={state.answered}
          zone={zone}
          onReason={(remark) => punch.withReason(state.checktype, state.answered, remark)}
          onOk={dismiss}
        />
      );
    case 'kept':
      return <CrewKept kept={state.kept} zone={zone} onOk={dismiss} />;
    case 'refused':
      return (
        <Suspense>
          <RefusedDialog
            reason={state.reason}
            checktype={state.asked.checktype}
            onRetry={() => punch.locateAgain(state.asked)}
            onWithout={() => punch.withoutLocation(state.asked)}
            onClose={dismiss}
          />
        </Suspense>
      );
    default:
      return null;
  }
}
