import Download from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { monthBefore, periodOf } from '@muster/domain/attendance/periods/pay-period.ts';
import { isOffice } from '@muster/domain/members/member-policy.ts';
import type { MileageEntry } from '@muster/domain/mileage/mileage-contract.ts';
import { mileageStates } from '@muster/domain/mileage/mileage-rules.ts';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { ChoiceMenu } from '../../../components/choice-menu.tsx';
import { DecisionBar } from '../../../components/decision-bar.tsx';
import { Filters, Found, searchBeside } from '../../../components/filters.tsx';
import { SearchField } from '../../../components/form/search-field.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { Awaited } from '../../../components/loading/awaited.tsx';
import { EmptyState } from '../../../components/loading/empty-state.tsx';
import { ListSkeleton } from '../../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { Pages } from '../../../components/page/pages.tsx';
import { useAsked } from '../../../components/page/use-asked.ts';
import { useSayProblem } from '../../../components/snackbar.tsx';
import { textLink } from '../../../components/text-link.ts';
import { ticking } from '../../../components/ticking.ts';
import { type MileageFilters, mileageChanges, mileageQueries } from '../../../data/trips/mileage.ts';
import { useWaiting } from '../../../data/use-waiting.ts';
import { useCurrentMember } from '../../../lib/session/session-store.ts';
import { showMonth } from '../../../lib/time/show-time.ts';
import { EntryLine } from './entry-line.tsx';
import { type Counted, useMileageWords } from './mileage-words.ts';
import { useDecisions } from './use-decisions.tsx';
import { useOwnActions } from './use-own-actions.tsx';

const all: MileageFilters = { period: '', search: '', state: '' };

/** Pay periods that may be chosen, the running one included. */
const PERIODS = 13;

/** What was driven, as far as the reader may see it, narrowed, with what it comes to; for the office also as a file. */
export function MileageList({ company }: { readonly company: CompanyView }) {
  const { t } = useTranslation();
  const { role } = useCurrentMember();
  const months = [periodOf(company.today, company.periodstarts)];
  while (months.length < PERIODS) months.push(monthBefore(months.at(-1) as string));
  const { asked, filters, setFilters, page, setPage } = useAsked(all, { period: months, state: mileageStates });
  const found = useQuery(mileageQueries.list(asked, page));
  const isNarrowed = Object.values(asked).some(Boolean);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Narrowed months={months} filters={filters} onFilters={setFilters} />
      <Found asked={isNarrowed} by={asked} count={found.data?.totals.count} before={found.isPlaceholderData} />
      <Loaded query={found} skeleton={<ListSkeleton rows={6} height={96} />}>
        {(it) =>
          it.items.length === 0 ? (
            <EmptyState text={t(isNarrowed ? 'mileage.list.noneFound' : 'mileage.list.empty')}>
              {isNarrowed && (
                <Button variant="outlined" onClick={() => setFilters(all)}>
                  {t('mileage.list.showAll')}
                </Button>
              )}
            </EmptyState>
          ) : (
            <Awaited before={found.isPlaceholderData}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
                <Totals counted={it} totals={it.totals} />
                {isOffice(role) && <Files filters={asked} />}
              </Box>
              <Entries entries={it.items} counted={it} />
              <Pages page={page} more={it.more} onPage={setPage} />
            </Awaited>
          )
        }
      </Loaded>
    </Box>
  );
}

interface EntriesProps {
  readonly entries: readonly MileageEntry[];
  readonly counted: Counted;
}

/** Of those that wait for the reader several are decided at once. */
function Entries({ entries, counted }: EntriesProps) {
  const { t } = useTranslation();
  const words = useMileageWords(counted);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const { decide, refusals, dialog } = useDecisions(counted);
  const { actionsOf, dialogs } = useOwnActions(counted);
  const decidable = entries.filter((it) => it.state === 'waiting' && it.may.return);
  const selected = decidable.filter((it) => ticked.has(it.id));
  const approvable = selected.filter((it) => it.may.approve);
  const tickOf = (it: MileageEntry) =>
    decidable.includes(it) ? (
      <Checkbox
        checked={ticked.has(it.id)}
        onChange={() => setTicked(ticking(ticked, it.id))}
        slotProps={{ input: { 'aria-label': t('mileage.several.select', { entry: words.entry(it) }) } }}
        sx={{ width: 44, height: 44, ml: -1.25 }}
      />
    ) : null;
  return (
    <>
      {refusals}
      {decidable.length > 0 && (
        <DecisionBar
          selected={selected.length}
          all={decidable.length}
          onAll={() => setTicked(new Set(selected.length === decidable.length ? [] : decidable.map((it) => it.id)))}
          mayApprove={approvable.length > 0}
          wordOf={(verdict) => t(`mileage.decide.${verdict === 'approve' ? 'approve' : 'return'}`)}
          onVerdict={(verdict) =>
            verdict === 'approve'
              ? decide({ verdict: 'approve', entries: approvable })
              : decide({ verdict: 'return', entries: selected })
          }
        />
      )}
      <Box component="ul" aria-label={t('mileage.list.label')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map((it) => (
          <EntryLine
            key={it.id}
            entry={it}
            counted={counted}
            trip={<TripLink entry={it} />}
            tick={decidable.length > 0 ? tickOf(it) : undefined}
          >
            {actionsOf(it)}
          </EntryLine>
        ))}
      </Box>
      {dialog}
      {dialogs}
    </>
  );
}

function TripLink({ entry }: { readonly entry: { tripid: number; trip_assigmentno: string; stateid: string } }) {
  return (
    <Link
      component={RouterLink}
      to={{ pathname: '/dashboard/trip_assignment', search: `?trip=${entry.tripid}` }}
      sx={textLink}
    >
      {entry.trip_assigmentno} · {entry.stateid}
    </Link>
  );
}

interface TotalsProps {
  readonly counted: Counted;
  readonly totals: {
    readonly count: number;
    readonly distance: number;
    readonly amount: number;
    readonly approved: number;
  };
}

function Totals({ counted, totals }: TotalsProps) {
  const { t } = useTranslation();
  const words = useMileageWords(counted);
  return (
    <Typography sx={{ flex: '1 1 260px', fontWeight: 500 }}>
      {t('mileage.list.totals', {
        count: totals.count,
        distance: words.distance(totals.distance),
        amount: words.amount(totals.amount),
        approved: words.amount(totals.approved),
      })}
    </Typography>
  );
}

interface NarrowedProps {
  readonly months: readonly string[];
  readonly filters: MileageFilters;
  readonly onFilters: (filters: MileageFilters) => void;
}

function Narrowed({ months, filters, onFilters }: NarrowedProps) {
  const { t, i18n } = useTranslation();
  const { role } = useCurrentMember();
  const waiting = useWaiting();
  const set = (next: Partial<MileageFilters>) => onFilters({ ...filters, ...next });
  return (
    <Box sx={{ ...searchBeside, gridTemplateColumns: { sm: 'repeat(auto-fit, minmax(180px, 1fr))' } }}>
      {(isOffice(role) || waiting?.decides) && (
        <SearchField label={t('mileage.list.member')} value={filters.search} onChange={(search) => set({ search })} />
      )}
      <Filters count={[filters.period, filters.state].filter(Boolean).length}>
        <SelectField
          name="period"
          label={t('mileage.list.period')}
          value={filters.period}
          onChange={(period) => set({ period })}
          options={[
            { value: '', text: t('mileage.list.anyPeriod') },
            ...months.map((it) => ({ value: it, text: showMonth(`${it}-01`, i18n.language) })),
          ]}
        />
        <SelectField
          name="state"
          label={t('mileage.list.state')}
          value={filters.state}
          onChange={(state) => set({ state })}
          options={[
            { value: '', text: t('mileage.list.anyState') },
            ...mileageStates.map((it) => ({ value: it, text: t(`mileage.states.${it}`) })),
          ]}
        />
      </Filters>
    </Box>
  );
}

function Files({ filters }: { readonly filters: MileageFilters }) {
  const { t } = useTranslation();
  const sayProblem = useSayProblem();
  const download = useMutation({ ...mileageChanges.download, onError: sayProblem });
  return (
    <ChoiceMenu
      text={t('mileage.list.files')}
      icon={<Download />}
      busy={download.isPending}
      choices={[
        { text: t('mileage.list.csv'), onChoose: () => download.mutate({ kind: 'csv', filters }) },
        { text: t('mileage.list.workbook'), onChoose: () => download.mutate({ kind: 'xlsx', filters }) },
      ]}
    />
  );
}
