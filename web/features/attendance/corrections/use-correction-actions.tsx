import Button from '@mui/material/Button';
import type { Correction } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '../../../components/dialogs/question-dialog.tsx';
import { Refusals } from '../../../components/refusals.tsx';
import { useSayProblem, useSnackbar } from '../../../components/snackbar.tsx';
import { type CorrectionVerdict, correctionChanges } from '../../../data/attendance/corrections.ts';
import type { Undone } from '../../../data/one-by-one.ts';
import { useCurrentMember } from '../../../lib/session/session-store.ts';
import { showDayWithWeekday } from '../../../lib/time/show-time.ts';
import { DecideCorrectionDialog } from './decide-correction-dialog.tsx';
import { kindWords } from './kind-words.ts';

interface Decision {
  /** At least one. */
  readonly corrections: readonly Correction[];
  readonly verdict: CorrectionVerdict;
}

interface CorrectionActions {
  readonly actionsOf: (it: Correction) => ReactNode;
  /** Asks once more before several are decided. */
  readonly decide: (decision: Decision) => void;
  /** Those of several that were refused, which is said above them. */
  readonly refusals: ReactNode;
  /** Stands beside what shows the correction, which goes as soon as it is decided. */
  readonly dialog: ReactNode;
}

/** What the signed-in member may do about corrections, as buttons: decide, or take an own one back. */
export function useCorrectionActions(): CorrectionActions {
  const { t, i18n } = useTranslation();
  const say = useSnackbar();
  const sayProblem = useSayProblem();
  const own = useCurrentMember().membercode;
  const withdraw = useMutation(correctionChanges.withdraw);
  const [asked, setAsked] = useState<Decision | undefined>();
  const [refused, setRefused] = useState<readonly Undone<Correction>[]>([]);
  // What was asked about last stays while the question closes.
  const [leaving, setLeaving] = useState<Correction | undefined>();
  const [isLeaving, setIsLeaving] = useState(false);
  const words = wordsOf(leaving, own);
  const takeBack = () =>
    leaving &&
    withdraw.mutate(leaving, {
      onSuccess: () => say(t(`${words}.withdrawn`)),
      onError: sayProblem,
      onSettled: () => setIsLeaving(false),
    });
  const dayOf = (it: Correction) => showDayWithWeekday(it.attendancedate, i18n.language);
  const askAbout = (it: Correction) => {
    setLeaving(it);
    setIsLeaving(true);
  };
  const button = (correction: Correction, verdict: CorrectionVerdict) => {
    const action = t(`corrections.${verdict}`);
    return (
      <Button
        {...(verdict === 'approve' ? { variant: 'outlined' as const } : { color: 'error' as const })}
        aria-label={t('corrections.of', { action, name: correction.membername, day: dayOf(correction) })}
        onClick={() => setAsked({ corrections: [correction], verdict })}
      >
        {action}
      </Button>
    );
  };
  return {
    actionsOf: (it) => (
      <>
        {it.may.decide && button(it, 'reject')}
        {it.may.approve && button(it, 'approve')}
        {it.may.withdraw && <Button onClick={() => askAbout(it)}>{t(takeBackOf(it, own))}</Button>}
      </>
    ),
    decide: setAsked,
    refusals: (
      <Refusals
        title={t('corrections.several.notDecided')}
        refused={refused.map(({ item, problem }) => ({
          ...{ id: item.id, problem, name: [item.membername, dayOf(item)].join(t('common.comma')) },
        }))}
        onClose={() => setRefused([])}
      />
    ),
    dialog: (
      <>
        {asked && (
          <DecideCorrectionDialog
            {...asked}
            onLeft={(corrections) => setAsked({ ...asked, corrections })}
            onRefused={setRefused}
            onClose={() => setAsked(undefined)}
          />
        )}
        <QuestionDialog
          open={isLeaving}
          busy={withdraw.isPending}
          color="error"
          title={t(`${words}.withdrawTitle`)}
          text={t(`${words}.withdrawText`)}
          yes={t(takeBackOf(leaving, own))}
          onYes={takeBack}
          onNo={() => setIsLeaving(false)}
        />
      </>
    ),
  };
}

type TakenBack = Pick<Correction, 'kind' | 'state' | 'membercode'> | undefined;

/** Of what was approved hours off alone are their member's to give back. */
const isGivenBack = (it: TakenBack, own: string): boolean =>
  it?.kind === 'hours' && it.state === 'approved' && it.membercode === own;

const takeBackOf = (it: TakenBack, own: string) =>
  isGivenBack(it, own) ? 'corrections.hours.giveBack' : 'corrections.withdraw';

/** By which words a correction is taken back: what waits is one's own request, what was approved is what the office gave. */
function wordsOf(it: TakenBack, own: string) {
  if (isGivenBack(it, own)) return 'corrections.hours.own';
  const words = it ? kindWords(it) : 'corrections';
  return words === 'corrections' || it?.state === 'approved' ? words : (`${words}.asked` as const);
}
