import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Correction } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/loading/empty-state.tsx';
import { ListSkeleton } from '../../../components/loading/list-skeleton.tsx';
import { LoadMore } from '../../../components/loading/load-more.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { PageLink } from '../../../components/page/page-link.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { type CorrectionVerdict, correctionChanges, correctionQueries } from '../../../data/corrections.ts';
import { useProblemText } from '../../../lib/problem-text.ts';
import { useCurrentMember } from '../../../lib/session-store.ts';
import { showDayWithWeekday } from '../../../lib/show-time.ts';
import { CorrectionLine } from './correction-line.tsx';
import { DecideCorrectionDialog } from './decide-correction-dialog.tsx';

/** What waits for the signed-in member's decision. */
export function CorrectionsToDecide() {
  const { t, i18n } = useTranslation();
  const [asked, setAsked] = useState<{ correction: Correction; verdict: CorrectionVerdict } | undefined>();
  const button = (correction: Correction, verdict: CorrectionVerdict) => {
    const action = t(`corrections.${verdict}`);
    const day = showDayWithWeekday(correction.attendancedate, i18n.language);
    return (
      <Button
        {...(verdict === 'approve' ? { variant: 'outlined' as const } : { color: 'error' as const })}
        aria-label={t('corrections.of', { action, name: correction.membername, day })}
        onClick={() => setAsked({ correction, verdict })}
      >
        {action}
      </Button>
    );
  };
  return (
    <Panel title={t('corrections.waiting')}>
      <Corrections
        whose={{ state: 'pending' }}
        only={(it) => it.may.decide}
        empty={t('corrections.empty')}
        withName
        actionsOf={(it) => (
          <>
            {button(it, 'reject')}
            {it.may.approve && button(it, 'approve')}
          </>
        )}
      />
      {asked && <DecideCorrectionDialog {...asked} onClose={() => setAsked(undefined)} />}
    </Panel>
  );
}

/** What one has asked for oneself. */
export function OwnCorrections() {
  const { t } = useTranslation();
  const say = useSnackbar();
  const textOf = useProblemText();
  const { membercode } = useCurrentMember();
  const withdraw = useMutation(correctionChanges.withdraw);
  const takeBack = (it: Correction) =>
    withdraw.mutate(it, {
      onSuccess: () => say(t('corrections.withdrawn')),
      onError: (problem) => say(textOf(problem), 'error'),
    });
  return (
    <Panel
      title={t('corrections.own')}
      lead={t('corrections.how')}
      action={<PageLink to="/dashboard/attendance_summary" text={t('corrections.toDays')} />}
    >
      <Corrections
        whose={{ membercode }}
        empty={t('corrections.ownEmpty')}
        withName={false}
        actionsOf={(it) => it.may.withdraw && <Button onClick={() => takeBack(it)}>{t('corrections.withdraw')}</Button>}
      />
    </Panel>
  );
}

interface CorrectionsProps {
  readonly whose: Parameters<typeof correctionQueries.list>[0];
  readonly only?: (it: Correction) => boolean;
  readonly empty: string;
  readonly withName: boolean;
  readonly actionsOf: (it: Correction) => ReactNode;
}

function Corrections({ whose, only = () => true, empty, withName, actionsOf }: CorrectionsProps) {
  const found = useInfiniteQuery(correctionQueries.list(whose));
  return (
    <>
      <Loaded query={found} skeleton={<ListSkeleton rows={3} height={96} />}>
        {(all) => {
          const list = all.filter(only);
          if (list.length === 0) return <EmptyState text={empty} />;
          return (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {list.map((it) => (
                <CorrectionLine key={it.id} correction={it} withName={withName} actions={actionsOf(it)} />
              ))}
            </Box>
          );
        }}
      </Loaded>
      <LoadMore query={found} />
    </>
  );
}
