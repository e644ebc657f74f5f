import ArrowDownward from '@mui/icons-material/ArrowDownward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PendingLeave } from '@muster/domain/leave/leave-contract.ts';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { DecisionBar } from '../../../components/decision-bar.tsx';
import { Found } from '../../../components/filters.tsx';
import { EmptyState } from '../../../components/loading/empty-state.tsx';
import { ListSkeleton } from '../../../components/loading/list-skeleton.tsx';
import { LoadMore } from '../../../components/loading/load-more.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { OfMembersFields } from '../../../components/of-members-fields.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { useAsked } from '../../../components/page/use-asked.ts';
import { Refusals } from '../../../components/refusals.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { ticking } from '../../../components/ticking.ts';
import { approvalQueries, type Verdict } from '../../../data/leave/leave-approvals.ts';
import { ownGroupQueries } from '../../../data/members/own-groups.ts';
import { everybody, isMuch } from '../../../data/of-members.ts';
import { ApprovalItem } from './approval-item.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { useDecidedText } from './decision-words.ts';
import { useDecisions } from './use-decisions.ts';

interface OfCompany {
  /** Undefined until it is read. */
  readonly company: CompanyView | undefined;
}

/** What waits for the signed-in member: requests and early returns, decided one by one or several at once. */
export function Approvals({ company }: OfCompany) {
  const { t } = useTranslation();
  const { asked, filters, setFilters } = useAsked(everybody);
  const pending = useInfiniteQuery(approvalQueries.pending(asked));
  const count = pending.data?.items.length;
  const groups = useQuery({ ...ownGroupQueries.decidedFor, enabled: isMuch(count, filters) });
  const narrowed = isMuch(0, asked);
  const none = t(narrowed ? 'leave.decided.noneFound' : 'leave.approvals.empty');
  return (
    <Panel title={t('leave.approvals.list')} action={isMuch(count, everybody) && <ToDecided />}>
      {isMuch(count, filters) && <OfMembersFields filters={filters} groups={groups.data} onFilters={setFilters} />}
      <Found asked={narrowed} by={asked} count={count} more={pending.hasNextPage} before={pending.isPlaceholderData} />
      <Loaded query={pending} skeleton={<ListSkeleton rows={4} height={128} />}>
        {({ decides, items }) =>
          decides ? (
            <Waiting items={items} company={company} none={none} />
          ) : (
            <EmptyState text={t('leave.approvals.notDeciding')} />
          )
        }
      </Loaded>
      <LoadMore query={pending} />
    </Panel>
  );
}

/** Over what waits: what was decided is far beneath where much does. What narrows either list stays. */
function ToDecided() {
  const { t } = useTranslation();
  const { search } = useLocation();
  return (
    <Button component={Link} to={{ search, hash: '#decided' }} replace endIcon={<ArrowDownward />}>
      {t('leave.decided.title')}
    </Button>
  );
}

interface Decision {
  readonly verdict: Verdict;
  readonly items: readonly PendingLeave[];
  /** Of those that were ticked with them, what is decided already. */
  readonly decided: readonly PendingLeave[];
}

interface WaitingProps extends OfCompany {
  readonly items: readonly PendingLeave[];
  /** What is said where there are none. */
  readonly none: string;
}

function Waiting({ items, company, none }: WaitingProps) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const decidedText = useDecidedText();
  const { decide, refused, forgetRefused } = useDecisions();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [asked, setAsked] = useState<Decision | undefined>();
  const selected = items.filter((it) => ticked.has(it.id));
  const approvable = selected.filter((it) => it.may.approve);
  const tick = (id: number) => setTicked((before) => ticking(before, id));
  const ask = (verdict: Verdict, those: readonly PendingLeave[]) => setAsked({ verdict, items: those, decided: [] });
  const confirm = async ({ verdict, items: those, decided: before }: Decision, remark: string) => {
    const { decided, left } = await decide(those, verdict, remark);
    const all = [...before, ...decided];
    setTicked(new Set());
    if (left[0]) {
      setAsked({ verdict, items: left.map(({ item }) => item), decided: all });
      throw left[0].problem;
    }
    setAsked(undefined);
    if (all.length > 0) say(decidedText(all, verdict));
  };
  return (
    <>
      <Refusals title={t('leave.approvals.notDecided')} refused={refused} onClose={forgetRefused} />
      {items.length === 0 ? (
        <EmptyState text={none} />
      ) : (
        <>
          <DecisionBar
            selected={selected.length}
            all={items.length}
            onAll={() => setTicked(new Set(selected.length === items.length ? [] : items.map((it) => it.id)))}
            mayApprove={approvable.length > 0}
            wordOf={(verdict) => t(`leave.approvals.${verdict}`)}
            onVerdict={(verdict) => ask(verdict, verdict === 'approve' ? approvable : selected)}
          />
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {items.map((it) => (
              <ApprovalItem
                key={it.id}
                item={it}
                company={company}
                ticked={ticked.has(it.id)}
                onTick={() => tick(it.id)}
                onVerdict={(verdict) => ask(verdict, [it])}
              />
            ))}
          </Box>
        </>
      )}
      {asked && (
        <DecisionDialog
          {...asked}
          company={company}
          onConfirm={(remark) => confirm(asked, remark)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
