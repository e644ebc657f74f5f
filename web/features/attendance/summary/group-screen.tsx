import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { periodOf } from '@muster/domain/attendance/periods/pay-period.ts';
import type { GroupMember, GroupSummary } from '@muster/domain/attendance/summary/summary-contract.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { addMonths } from '@muster/domain/calendar/day.ts';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Found } from '../../../components/filters.tsx';
import { Awaited } from '../../../components/loading/awaited.tsx';
import { EmptyState } from '../../../components/loading/empty-state.tsx';
import { ListSkeleton } from '../../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { CalendarLegend } from '../../../components/month-calendar/calendar-legend.tsx';
import { Pages } from '../../../components/page/pages.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { useAsked } from '../../../components/page/use-asked.ts';
import { summaryQueries } from '../../../data/attendance/summary.ts';
import { useToday } from '../../../lib/time/now.ts';
import { DaysDownload } from '../files/days-download.tsx';
import { legendOnPaper } from '../grid/landscape-paper.tsx';
import { GroupFilterBar, type GroupFilters, matches, noGroupFilters, shownKinds } from './group-filters.tsx';
import { GroupGrid } from './group-grid.tsx';
import { GroupPaper } from './group-paper.tsx';
import { MemberDayDialog } from './member-day-dialog.tsx';
import { MonthSwitch } from './month-switch.tsx';
import { useSummaryWords } from './summary-words.ts';

interface Opened {
  readonly member: GroupMember;
  readonly date: string;
}

/** The month of the members that one decides for, or of everybody for the office; the address may say which, and whom. */
export function GroupScreen({ company }: { readonly company: CompanyView }) {
  const { t } = useTranslation();
  const today = useToday(company);
  const running = periodOf(today, company.periodstarts);
  const usual = { ...noGroupFilters, month: running };
  const { asked, filters, setFilters, page, setPage } = useAsked(usual, { show: shownKinds });
  const { groupno, search } = asked;
  const month = monthAsked(asked.month, running);
  const [opened, setOpened] = useState<Opened | undefined>();
  const found = useQuery(summaryQueries.group({ month: month.slice(0, 7), groupno, search }, page));
  const bar = useRef<HTMLDivElement>(null);
  // What is pressed goes with what it stood in; from the search field one goes on.
  const clear = () => {
    setFilters(noGroupFilters);
    bar.current?.querySelector('input')?.focus();
  };
  const isPage = ({ more }: GroupSummary) => page > 1 || more;
  return (
    <Panel
      title={t('summary.group.month')}
      action={
        <Box sx={{ displayPrint: 'none' }}>
          <MonthSwitch
            month={month}
            onStep={(months) => setFilters({ month: addMonths(month, months).slice(0, 7), page })}
            last={month.startsWith(running)}
          />
        </Box>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <GroupPaper month={month} filters={asked} />
        <Box ref={bar} sx={{ displayPrint: 'none' }}>
          <GroupFilterBar members={found.data?.members ?? []} filters={filters} onFilters={setFilters} />
        </Box>
        <Found
          asked={Boolean(search || groupno) || asked.show !== 'all'}
          by={asked}
          count={found.data?.members.filter((it) => matches(it, asked.show)).length}
          more={found.data?.more}
          before={found.isPlaceholderData}
        />
        <Loaded query={found} skeleton={<ListSkeleton rows={10} height={44} />}>
          {(it) => (
            <Awaited before={found.isPlaceholderData}>
              <GroupFiles group={it} groupno={groupno} />
              {it.closed && <Alert severity="info">{t('summary.group.closed')}</Alert>}
              {isPage(it) && asked.show !== 'all' && <Alert severity="info">{t('summary.group.thisPageOnly')}</Alert>}
              <Members
                group={it}
                show={asked.show}
                today={today}
                isPage={isPage(it)}
                onOpen={(member, date) => setOpened({ member, date })}
                onClear={clear}
                onNext={it.more ? () => setPage(page + 1) : undefined}
              />
              <Pages page={page} more={it.more} onPage={setPage} />
            </Awaited>
          )}
        </Loaded>
      </Box>
      {opened && <MemberDayDialog {...opened} company={company} onClose={() => setOpened(undefined)} />}
    </Panel>
  );
}

/** The month of the address, as far as its pay period has begun: where that begins on the 26th, December's runs in November. */
function monthAsked(asked: string, running: string): Day {
  const isMonth = /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(asked);
  return `${isMonth && asked < running ? asked : running}-01`;
}

/** The files of everybody of the group, or of all groups, whatever page is shown and whoever is searched for. */
function GroupFiles({ group, groupno }: { readonly group: GroupSummary; readonly groupno: string }) {
  const days = group.members[0]?.days;
  const [from, to] = [days?.[0]?.date, days?.at(-1)?.date];
  if (from === undefined || to === undefined) return null;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
      <DaysDownload from={from} to={to} whose={groupno ? { groupno } : {}} month={group.month} />
    </Box>
  );
}

interface MembersProps {
  /** With what they were searched by. */
  readonly group: GroupSummary & { readonly search: string };
  readonly show: GroupFilters['show'];
  readonly today: Day;
  readonly isPage: boolean;
  readonly onOpen: (member: GroupMember, date: string) => void;
  readonly onClear: () => void;
  /** Shows the next page; left out on the last one. */
  readonly onNext: (() => void) | undefined;
}

function Members({ group: { members, search }, show, today, isPage, onOpen, onClear, onNext }: MembersProps) {
  const { t } = useTranslation();
  const { legendOf } = useSummaryWords();
  const shown = members.filter((it) => matches(it, show));
  const days = shown.flatMap((it) => it.days);
  if (members.length === 0 && search === '') return <EmptyState text={t('summary.group.empty')} />;
  if (shown.length === 0) {
    return (
      <EmptyState text={members.length === 0 ? t('summary.group.noneFound', { search }) : t('summary.group.noMatch')}>
        {members.length > 0 && onNext && (
          <Button variant="contained" onClick={onNext}>
            {t('summary.group.nextPage')}
          </Button>
        )}
        <Button variant="outlined" onClick={onClear}>
          {t('summary.group.clear')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      <GroupGrid members={shown} today={today} isPage={isPage} onOpen={onOpen} />
      <Box sx={legendOnPaper}>
        <CalendarLegend states={legendOf(days)} today={days.some((it) => it.date === today)} />
      </Box>
    </>
  );
}
