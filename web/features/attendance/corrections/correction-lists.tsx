import Box from '@mui/material/Box';
import type { Correction } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/loading/empty-state.tsx';
import { ListSkeleton } from '../../../components/loading/list-skeleton.tsx';
import { LoadMore } from '../../../components/loading/load-more.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { PageLink } from '../../../components/page/page-link.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { correctionQueries } from '../../../data/attendance/corrections.ts';
import { useCurrentMember } from '../../../lib/session/session-store.ts';
import { CorrectionLine } from './correction-line.tsx';
import { useCorrectionActions } from './use-correction-actions.tsx';

/** What waits for the signed-in member's decision. */
export function CorrectionsToDecide() {
  const { t } = useTranslation();
  return (
    <Panel title={t('corrections.waiting')}>
      <Corrections whose={{ state: 'pending' }} only={(it) => it.may.decide} empty={t('corrections.empty')} withName />
    </Panel>
  );
}

/** What one has asked for oneself. */
export function OwnCorrections() {
  const { t } = useTranslation();
  const { membercode } = useCurrentMember();
  return (
    <Panel
      title={t('corrections.own')}
      lead={t('corrections.how')}
      action={<PageLink to="/dashboard/attendance_summary" text={t('corrections.toDays')} />}
    >
      <Corrections whose={{ membercode }} empty={t('corrections.ownEmpty')} withName={false} />
    </Panel>
  );
}

interface CorrectionsProps {
  readonly whose: Parameters<typeof correctionQueries.list>[0];
  readonly only?: (it: Correction) => boolean;
  readonly empty: string;
  readonly withName: boolean;
}

function Corrections({ whose, only = () => true, empty, withName }: CorrectionsProps) {
  const found = useInfiniteQuery(correctionQueries.list(whose));
  const { actionsOf, dialog } = useCorrectionActions();
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
      {dialog}
    </>
  );
}
