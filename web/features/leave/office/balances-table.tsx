import Download from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { showDay } from '@muster/domain/calendar/day.ts';
import type { LeaveBalances } from '@muster/domain/leave/leave-office-contract.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { ChoiceMenu } from '../../../components/choice-menu.tsx';
import { Found, fieldsBeside } from '../../../components/filters.tsx';
import { GroupField } from '../../../components/form/group-field.tsx';
import { SearchField } from '../../../components/form/search-field.tsx';
import { Awaited } from '../../../components/loading/awaited.tsx';
import { EmptyState } from '../../../components/loading/empty-state.tsx';
import { ListSkeleton } from '../../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { Pages } from '../../../components/page/pages.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { useAsked } from '../../../components/page/use-asked.ts';
import { WideTable } from '../../../components/page/wide-table.tsx';
import { useSayProblem } from '../../../components/snackbar.tsx';
import { textLink } from '../../../components/text-link.ts';
import { type BalancesFilters, balancesFile, balancesQuery } from '../../../data/leave/leave-balances.ts';
import { lookupQueries } from '../../../data/lists/lookup-lists.ts';
import { everybody } from '../../../data/of-members.ts';

/** What everybody has of each leave type in a fiscal year, searched, page by page, with the sums, and as a file. */
export function BalancesTable({ fiscalyear }: { readonly fiscalyear: number }) {
  const { t } = useTranslation();
  const { asked, filters, setFilters, page, setPage } = useAsked(everybody);
  const groups = useQuery(lookupQueries.groupOptions);
  const shown = { fiscalyear, ...asked };
  const found = useQuery(balancesQuery(shown, page));
  return (
    <Panel title={t('leaveBalances.all')} lead={t('leaveBalances.cellHint')} action={<Files filters={shown} />}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={fieldsBeside}>
          <SearchField
            label={t('filters.member')}
            value={filters.search}
            onChange={(search) => setFilters({ search })}
          />
          <GroupField groups={groups.data} value={filters.groupno} onChange={(groupno) => setFilters({ groupno })} />
        </Box>
        <Found
          asked={Boolean(asked.search || asked.groupno)}
          by={shown}
          count={found.data?.members.length}
          more={found.data?.more}
          before={found.isPlaceholderData}
        />
        <Loaded query={found} skeleton={<ListSkeleton rows={10} height={44} />}>
          {(it) =>
            it.members.length === 0 ? (
              <EmptyState text={t('leaveBalances.noneFound')} />
            ) : (
              <Awaited before={found.isPlaceholderData}>
                <Codes types={it.types} />
                <Table balances={it} />
                <Pages page={page} more={it.more} onPage={setPage} />
              </Awaited>
            )
          }
        </Loaded>
      </Box>
    </Panel>
  );
}

function Files({ filters }: { readonly filters: BalancesFilters }) {
  const { t } = useTranslation();
  const sayProblem = useSayProblem();
  const download = useMutation({
    ...balancesFile.download,
    onError: sayProblem,
  });
  return (
    <ChoiceMenu
      text={t('leaveBalances.download')}
      icon={<Download />}
      busy={download.isPending}
      choices={[
        { text: t('leaveBalances.csv'), onChoose: () => download.mutate({ kind: 'csv', filters }) },
        { text: t('leaveBalances.workbook'), onChoose: () => download.mutate({ kind: 'xlsx', filters }) },
      ]}
    />
  );
}

/** What the codes over the columns stand for: said on the page, since a word over one of them shows under a mouse alone. */
function Codes({ types }: { readonly types: LeaveBalances['types'] }) {
  return (
    <Box component="dl" sx={codes}>
      {types.map((it) => (
        <div key={it.leaveid}>
          <dt>{it.leaveid}</dt>
          <dd>{it.description}</dd>
        </div>
      ))}
    </Box>
  );
}

/** Members down, leave types across, the sums at the foot; the names stay in sight. */
function Table({ balances: { types, members, totals, count } }: { readonly balances: LeaveBalances }) {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  return (
    <WideTable label={t('leaveBalances.all')} cells={cells}>
      <thead>
        <tr>
          <th scope="col">{t('leaveBalances.nameColumn')}</th>
          {types.map((it) => (
            <th key={it.leaveid} scope="col">
              {it.leaveid}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {members.map((it) => (
          <tr key={it.membernoid}>
            <th scope="row">
              <Link
                component={RouterLink}
                to={`?${new URLSearchParams([...address, ['member', it.membercode]])}`}
                sx={textLink}
              >
                {it.membername}
              </Link>
              <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                {[it.membercode, it.groupno].filter(Boolean).join(' · ')}
              </Typography>
            </th>
            {it.balances.map((one) => (
              <Cell key={one.leaveid} of={one} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('leaveBalances.total', { count })}</th>
          {totals.map((one) => (
            <Cell key={one.leaveid} of={one} />
          ))}
        </tr>
      </tfoot>
    </WideTable>
  );
}

function Cell({ of: { entitled, used, gone, remaining, left } }: { readonly of: LeaveBalances['totals'][number] }) {
  const { t } = useTranslation();
  return (
    <td>
      {entitled === null || remaining === null
        ? t('leaveBalances.used', { used })
        : t('leaveBalances.ofType', { remaining, entitled })}
      {gone !== 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('leaveBalances.lapsed', { gone })}
        </Typography>
      )}
      {left && (
        <Typography variant="body2" color="textSecondary">
          {t('leaveBalances.leftOn', { day: showDay(left.lastday), days: left.days })}
        </Typography>
      )}
    </td>
  );
}

const codes = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  typography: 'body2',
  color: 'text.secondary',
  '& > div': { display: 'flex', gap: 0.75, minWidth: 0 },
  '& dt': { fontWeight: 600, color: 'text.primary' },
  '& dd': { m: 0, minWidth: 0, overflowWrap: 'anywhere' },
};

const cells = {
  '& th, & td': { px: 1, py: 0.75, textAlign: 'right', whiteSpace: 'nowrap' },
  '& tr > th:first-of-type': { whiteSpace: 'normal', fontWeight: 500, minWidth: { xs: 'min(8rem, 44vw)', sm: 200 } },
};
