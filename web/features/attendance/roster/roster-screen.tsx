import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { periodOf } from '@muster/domain/attendance/periods/pay-period.ts';
import type { Roster, RosterMember } from '@muster/domain/attendance/roster/roster-contract.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { addDays, showDay } from '@muster/domain/calendar/day.ts';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { Found } from '../../../components/filters.tsx';
import { Awaited } from '../../../components/loading/awaited.tsx';
import { EmptyState } from '../../../components/loading/empty-state.tsx';
import { ListSkeleton } from '../../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { CalendarLegend } from '../../../components/month-calendar/calendar-legend.tsx';
import { Pages } from '../../../components/page/pages.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { Steps } from '../../../components/page/steps.tsx';
import { useAsked } from '../../../components/page/use-asked.ts';
import { rosterQueries } from '../../../data/attendance/roster.ts';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { useToday } from '../../../lib/time/now.ts';
import { LandscapePaper, legendOnPaper } from '../grid/landscape-paper.tsx';
import { RosterDayDialog } from './roster-day-dialog.tsx';
import { RosterDayList } from './roster-day-list.tsx';
import { noRosterFilters, RosterFilterBar, type RosterFilters } from './roster-filters.tsx';
import { RosterGrid } from './roster-grid.tsx';
import { dayAsked, WEEKS_AHEAD, weekAfter, weeksAhead } from './roster-weeks.ts';
import { useRosterWords } from './roster-words.ts';

interface ScreenProps {
  readonly company: CompanyView;
}

/** The weeks to come; what was is told by the days of the group, to which the address of a week that is over leads. */
export function RosterScreen({ company }: ScreenProps) {
  const today = useToday(company);
  const list = useAsked({ ...noRosterFilters, from: '' });
  const day = dayAsked(list.asked.from) ?? today;
  const ahead = weeksAhead(day, today, company.weekstart);
  if (ahead < 0) {
    return <Navigate to={`/dashboard/attendance_group?month=${periodOf(day, company.periodstarts)}`} replace />;
  }
  return <Week company={company} today={today} ahead={Math.min(ahead, WEEKS_AHEAD)} list={list} />;
}

interface WeekProps extends ScreenProps {
  readonly today: Day;
  /** How many weeks after the running one it is. */
  readonly ahead: number;
  readonly list: ReturnType<typeof useAsked<RosterFilters & { readonly from: string }>>;
}

/** A week of the members that one decides for, or of everybody for the office. */
function Week({ company, today, ahead, list: { asked, filters, setFilters, page, setPage } }: WeekProps) {
  const { t } = useTranslation();
  const { groupno, search } = asked;
  const weekOf = (weeks: number) => weekAfter(weeks, today, company.weekstart);
  const from = weekOf(ahead);
  const [opened, setOpened] = useState<{ readonly member: RosterMember; readonly date: string } | undefined>();
  const found = useQuery(rosterQueries.week({ from, groupno, search }, page));
  const bar = useRef<HTMLDivElement>(null);
  // What is pressed goes with what it stood in; from the search field one goes on.
  const clear = () => {
    setFilters(noRosterFilters);
    bar.current?.querySelector('input')?.focus();
  };
  const days = t('roster.days', { from: showDay(from), to: showDay(addDays(from, 6)) });
  const notTheirs = found.error instanceof ApiProblem && found.error.code === 'FORBIDDEN';
  return (
    <Panel
      title={t(ahead === 0 ? 'roster.thisWeek' : ahead === 1 ? 'roster.nextWeek' : 'roster.inWeeks', { weeks: ahead })}
      action={
        <Box sx={{ display: 'flex', alignItems: 'center', maxWidth: '100%', my: -1, displayPrint: 'none' }}>
          <Steps
            previous={t('roster.previous')}
            next={t('roster.next')}
            onStep={(weeks) => setFilters({ from: ahead + weeks > 0 ? weekOf(ahead + weeks) : '', page })}
            first={ahead === 0}
            last={ahead === WEEKS_AHEAD}
          >
            <Typography component="p" aria-live="polite" sx={{ fontWeight: 600, textAlign: 'center', px: 0.5 }}>
              {days}
            </Typography>
          </Steps>
        </Box>
      }
    >
      {notTheirs ? (
        <EmptyState text={t('roster.notYours')} />
      ) : (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <LandscapePaper words={[days, groupno || t('filters.allGroups'), search]} />
          <Box ref={bar} sx={{ displayPrint: 'none' }}>
            <RosterFilterBar filters={filters} onFilters={setFilters} />
          </Box>
          <Found
            asked={Boolean(search || groupno)}
            by={{ groupno, search }}
            count={found.data?.members.length}
            more={found.data?.more}
            before={found.isPlaceholderData}
          />
          <Loaded query={found} skeleton={<ListSkeleton rows={10} height={48} />}>
            {(it) => (
              <Awaited before={found.isPlaceholderData}>
                <Members
                  roster={it}
                  today={today}
                  isPage={page > 1 || it.more}
                  onOpen={(member, date) => setOpened({ member, date })}
                  onClear={clear}
                />
                <Pages page={page} more={it.more} onPage={setPage} />
              </Awaited>
            )}
          </Loaded>
        </Box>
      )}
      {opened && <RosterDayDialog {...opened} onClose={() => setOpened(undefined)} />}
    </Panel>
  );
}

interface MembersProps {
  /** With what they were searched by. */
  readonly roster: Roster & { readonly search: string };
  readonly today: Day;
  readonly isPage: boolean;
  readonly onOpen: (member: RosterMember, date: string) => void;
  readonly onClear: () => void;
}

function Members({ roster: { members, search }, today, isPage, onOpen, onClear }: MembersProps) {
  const { t } = useTranslation();
  const { legendOf } = useRosterWords();
  const phone = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  if (members.length === 0 && search === '') return <EmptyState text={t('roster.empty')} />;
  if (members.length === 0) {
    return (
      <EmptyState text={t('summary.group.noneFound', { search })}>
        <Button variant="outlined" onClick={onClear}>
          {t('summary.group.clear')}
        </Button>
      </EmptyState>
    );
  }
  const days = members.flatMap((it) => it.days);
  const shown = { members, today, isPage, onOpen };
  return (
    <>
      {phone && (
        <Box sx={{ displayPrint: 'none' }}>
          <RosterDayList {...shown} />
        </Box>
      )}
      {/* Paper is wide whatever it is printed from; in a grid within a grid the legend lay over the rows of a second sheet. */}
      <Box
        sx={{ display: phone ? 'none' : 'grid', displayPrint: 'block', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        <RosterGrid {...shown} />
        <Box sx={legendOnPaper}>
          <CalendarLegend states={legendOf(days)} today={days.some((it) => it.date === today)} />
        </Box>
      </Box>
    </>
  );
}
