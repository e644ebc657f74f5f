import Box from '@mui/material/Box';
import type { Correction } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DecisionBar } from '../../../components/decision-bar.tsx';
import { EmptyState } from '../../../components/loading/empty-state.tsx';
import { ListSkeleton } from '../../../components/loading/list-skeleton.tsx';
import { LoadMore } from '../../../components/loading/load-more.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { OfMembersFields } from '../../../components/of-members-fields.tsx';
import { PageLink } from '../../../components/page/page-link.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { useAsked } from '../../../components/page/use-asked.ts';
import { ticking } from '../../../components/ticking.ts';
import { correctionQueries } from '../../../data/attendance/corrections.ts';
import { ownGroupQueries } from '../../../data/members/own-groups.ts';
import { everybody, isMuch, ofMembers } from '../../../data/of-members.ts';
import { useCurrentMember } from '../../../lib/session/session-store.ts';
import { CorrectionLine } from './correction-line.tsx';
import { useCorrectionActions } from './use-correction-actions.tsx';

/** What waits for the signed-in member's decision, decided one by one or several at once. */
export function CorrectionsToDecide({ waiting }: { readonly waiting?: number }) {
  const { t } = useTranslation();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const { actionsOf, decide, refusals, dialog } = useCorrectionActions();
  const { asked, filters, setFilters } = useAsked(everybody);
  const groups = useQuery({ ...ownGroupQueries.decidedFor, enabled: isMuch(waiting, filters) });
  return (
    <Panel title={t('corrections.waiting')}>
      {refusals}
      {isMuch(waiting, filters) && <OfMembersFields filters={filters} groups={groups.data} onFilters={setFilters} />}
      <Corrections
        whose={{ state: 'pending', ...ofMembers(asked) }}
        only={(it) => it.may.decide}
        expected={waiting}
        empty={t(isMuch(0, asked) ? 'filters.none' : 'corrections.empty')}
      >
        {(list) => {
          const selected = list.filter((it) => ticked.has(it.id));
          const approvable = selected.filter((it) => it.may.approve);
          return (
            <>
              <DecisionBar
                selected={selected.length}
                all={list.length}
                onAll={() => setTicked(new Set(selected.length === list.length ? [] : list.map((it) => it.id)))}
                mayApprove={approvable.length > 0}
                wordOf={(verdict) => t(`corrections.${verdict}`)}
                onVerdict={(verdict) => decide({ verdict, corrections: verdict === 'approve' ? approvable : selected })}
              />
              <Box component="ul" sx={plainList}>
                {list.map((it) => (
                  <CorrectionLine
                    key={it.id}
                    correction={it}
                    withName
                    ticked={ticked.has(it.id)}
                    onTick={() => setTicked(ticking(ticked, it.id))}
                    actions={actionsOf(it)}
                  />
                ))}
              </Box>
            </>
          );
        }}
      </Corrections>
      {dialog}
    </Panel>
  );
}

/** What one has asked for oneself. */
export function OwnCorrections() {
  const { t } = useTranslation();
  const { membercode } = useCurrentMember();
  const { actionsOf, dialog } = useCorrectionActions();
  return (
    <Panel
      title={t('corrections.own')}
      lead={t('corrections.how')}
      action={<PageLink to="/dashboard/attendance_summary" text={t('corrections.toDays')} />}
    >
      <Corrections whose={{ membercode }} empty={t('corrections.ownEmpty')}>
        {(list) => (
          <Box component="ul" sx={plainList}>
            {list.map((it) => (
              <CorrectionLine key={it.id} correction={it} withName={false} actions={actionsOf(it)} />
            ))}
          </Box>
        )}
      </Corrections>
      {dialog}
    </Panel>
  );
}

const plainList = { listStyle: 'none', m: 0, p: 0 };

interface CorrectionsProps {
  readonly whose: Parameters<typeof correctionQueries.list>[0];
  readonly only?: (it: Correction) => boolean;
  /** About how many there will be. */
  readonly expected?: number | undefined;
  readonly empty: string;
  readonly children: (list: readonly Correction[]) => ReactNode;
}

function Corrections({ whose, only = () => true, expected = 3, empty, children }: CorrectionsProps) {
  const found = useInfiniteQuery({ ...correctionQueries.list(whose), placeholderData: keepPreviousData });
  return (
    <>
      <Loaded query={found} skeleton={<ListSkeleton rows={Math.max(1, Math.min(expected, 3))} height={96} />}>
        {(all) => {
          const list = all.filter(only);
          return list.length === 0 ? <EmptyState text={empty} /> : children(list);
        }}
      </Loaded>
      <LoadMore query={found} />
    </>
  );
}
