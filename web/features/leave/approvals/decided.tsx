import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { DecidedLeave } from '@muster/domain/leave/approvals/decided-leave-contract.ts';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Found } from '../../../components/filters.tsx';
import { listLine } from '../../../components/list-line.ts';
import { EmptyState } from '../../../components/loading/empty-state.tsx';
import { ListSkeleton } from '../../../components/loading/list-skeleton.tsx';
import { LoadMore } from '../../../components/loading/load-more.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { useAsked } from '../../../components/page/use-asked.ts';
import {
  approvalQueries,
  cancelledQuery,
  type DecidedFilters,
  decidedQuery,
  decisions,
  returnsQuery,
} from '../../../data/leave/leave-approvals.ts';
import { everybody } from '../../../data/of-members.ts';
import { useToday } from '../../../lib/time/now.ts';
import { showInstant } from '../../../lib/time/show-time.ts';
import { DecidedOn } from '../decided-on.tsx';
import { DocumentsButton } from '../documents/documents-button.tsx';
import { StatusChip } from '../leave-status.tsx';
import { LeaveTold } from '../leave-told.tsx';
import { useLeaveWords } from '../leave-words.ts';
import { ReturnLine } from '../return-line.tsx';
import { WayBack } from '../way-back.tsx';
import { CancelledLine } from './cancelled-line.tsx';
import { DecidedFilterBar } from './decided-filters.tsx';

const everything: DecidedFilters = { decision: '', ...everybody };

interface OfCompany {
  readonly company: CompanyView;
}

/** What was decided: by who looks, for the office by whomever. Nothing for who decides about nobody's leave. */
export function Decided({ company }: OfCompany) {
  const { t } = useTranslation();
  const { data: decides = false } = useInfiniteQuery({
    ...approvalQueries.pending(),
    select: ({ pages }) => pages[0]?.decides ?? false,
  });
  return decides ? (
    <Panel title={t('leave.decided.title')} place="decided">
      <DecidedList company={company} />
    </Panel>
  ) : null;
}

function DecidedList({ company }: OfCompany) {
  const { asked, filters, setFilters } = useAsked(everything, { decision: decisions }, 'decided.');
  const { decision, groupno, search } = asked;
  const today = useToday(company);
  const shown = { groupno, search, zone: company.zone };
  return (
    <>
      <DecidedFilterBar filters={filters} onFilters={setFilters} />
      {decision === 'returns' && <Returns {...shown} />}
      {decision === 'cancelled' && <CancelledLeaves {...shown} />}
      {decision !== 'returns' && decision !== 'cancelled' && (
        <DecidedLeaves {...shown} decision={decision} today={today} />
      )}
    </>
  );
}

interface Shown {
  readonly groupno: string;
  readonly search: string;
  readonly zone: string;
}

interface DecidedLeavesProps extends Shown {
  readonly decision: 'approved' | 'rejected' | 'undocumented' | '';
  readonly today: Day;
}

function DecidedLeaves({ decision, zone, today, ...of }: DecidedLeavesProps) {
  const { t } = useTranslation();
  return (
    <DecisionList
      query={useInfiniteQuery(decidedQuery(decision, of))}
      by={{ ...of, decision }}
      none={t('leave.decided.none')}
      noneFound={t('leave.decided.noneFound')}
    >
      {(it) => <DecidedLine key={it.id} leave={it} zone={zone} today={today} />}
    </DecisionList>
  );
}

function CancelledLeaves({ zone, ...of }: Shown) {
  const { t } = useTranslation();
  return (
    <DecisionList
      query={useInfiniteQuery(cancelledQuery(of))}
      by={of}
      none={t('leaveCancelled.none')}
      noneFound={t('leave.decided.noneFound')}
    >
      {(it) => (
        <CancelledLine key={it.id} leave={it} zone={zone}>
          <WhoseLeave {...it} />
        </CancelledLine>
      )}
    </DecisionList>
  );
}

function Returns({ zone, ...of }: Shown) {
  const { t } = useTranslation();
  return (
    <DecisionList
      query={useInfiniteQuery(returnsQuery(of))}
      by={of}
      none={t('leave.decided.noReturns')}
      noneFound={t('leave.decided.noReturnFound')}
    >
      {(it) => (
        <ReturnLine key={it.id} decided={it} zone={zone}>
          <WhoseLeave {...it} />
        </ReturnLine>
      )}
    </DecisionList>
  );
}

interface DecisionListProps<Item> {
  readonly query: UseInfiniteQueryResult<readonly Item[]>;
  /** What narrows it; empty where it does not. */
  readonly by: Readonly<Record<string, string>>;
  readonly none: string;
  readonly noneFound: string;
  readonly children: (item: Item) => ReactNode;
}

function DecisionList<Item>({ query, by, none, noneFound, children }: DecisionListProps<Item>) {
  const asked = Object.values(by).some((it) => it !== '');
  return (
    <>
      <Found
        asked={asked}
        by={by}
        count={query.data?.length}
        more={query.hasNextPage}
        before={query.isPlaceholderData}
      />
      <Loaded query={query} skeleton={<ListSkeleton rows={4} height={72} />}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState text={asked ? noneFound : none} />
          ) : (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {items.map(children)}
            </Box>
          )
        }
      </Loaded>
      <LoadMore query={query} />
    </>
  );
}

interface DecidedLineProps {
  readonly leave: DecidedLeave;
  readonly zone: string;
  readonly today: Day;
}

function DecidedLine({ leave, zone, today }: DecidedLineProps) {
  return (
    <Box component="li" sx={listLine}>
      <WhoseLeave {...leave} />
      <LeaveTold leave={leave}>
        <DecidedOn {...leave} zone={zone} />
        {leave.lastreturn && <LastReturn {...leave.lastreturn} zone={zone} />}
        <DocumentsButton leave={leave} />
        <WayBack leave={leave} today={today} />
      </LeaveTold>
      <StatusChip status={leave.approve_status} />
    </Box>
  );
}

type Returned = NonNullable<DecidedLeave['lastreturn']>;

/** What became of coming back early from the leave. */
function LastReturn({ returnfrom, confirmed, decidedby, decidedat, zone }: Returned & { readonly zone: string }) {
  const { t } = useTranslation();
  const words = useLeaveWords();
  const told = { day: words.day(returnfrom), at: showInstant(decidedat, zone), name: decidedby };
  return (
    <Typography variant="body2">
      {t(confirmed ? 'leave.decided.returned.confirmed' : 'leave.decided.returned.declined', told)}
    </Typography>
  );
}

function WhoseLeave({ membername, membercode, groupno }: Pick<DecidedLeave, 'membername' | 'membercode' | 'groupno'>) {
  return (
    <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600 }}>{membername}</Typography>
      <Typography color="textSecondary" variant="body2">
        {[membercode, groupno].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}
