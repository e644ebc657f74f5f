import Box from '@mui/material/Box';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { HolidayYears } from '../../components/form/day-field/holiday-years.ts';
import { ReadAnew } from '../../components/form/read-anew.ts';
import { ErrorState } from '../../components/loading/error-state.tsx';
import { ListSkeleton } from '../../components/loading/list-skeleton.tsx';
import { OwnRest } from '../../components/month-calendar/own-rest.ts';
import { NavigationProgress } from '../../components/page/navigation-progress.tsx';
import { CONTENT_WIDTH } from '../../components/page/page-frame.tsx';
import { SnackbarProvider } from '../../components/snackbar.tsx';
import { ownFactors } from '../../data/account/own-factors.ts';
import { useOwnRest } from '../../data/attendance/own-days.ts';
import { todayQueries } from '../../data/attendance/today.ts';
import { companyQueries } from '../../data/company.ts';
import { useHolidaysOfYear } from '../../data/holidays/holidays.ts';
import { readOrShowSeen } from '../../data/seen/seen-before.ts';
import { useReadingAnew } from '../../data/use-reading-anew.ts';
import { useRest } from '../../data/use-rest.ts';
import { useOwnLanguage, usePreferences } from '../../features/account/use-preferences.ts';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { untilLoaded, useMissingParts } from '../../lib/loading/missing-parts.ts';
import { LOW_SCREEN } from '../../lib/look/low-screen.ts';
import { LANDING } from '../../lib/session/redirect.ts';
import { useCurrentMember } from '../../lib/session/session-store.ts';
import { withPageWords } from '../messages/messages.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { SideNavigation } from './side-navigation.tsx';
import { BOTTOM_BAR_HEIGHT, TOOLBAR_WIDTH, TOP_BAR_HEIGHT, useSidebarMode, WIDTHS } from './sidebar-mode.ts';
import { SkipLink } from './skip-link.tsx';
import { Toolbar } from './toolbar/toolbar.tsx';
import { TopBar } from './top-bar.tsx';

const loadBeside = () => untilLoaded(() => withPageWords(import('../beside/beside.tsx')));
const Beside = lazy(async () => ({ default: (await loadBeside()).Beside }));
const MissingPage = lazy(async () => ({ default: (await loadBeside()).MissingPage }));
const SideDrawer = lazy(() => untilLoaded(() => import('./side-drawer.tsx')));
const AccountNotices = lazy(() =>
  untilLoaded(() => withPageWords(import('../../features/session/security/account-notices.tsx'))),
);

/** There was no answer at all: a moment later it is asked once more, and within a second it is said. */
const isCut = (problem: Error): boolean => problem instanceof ApiProblem && problem.status === 0;
const CUT_AGAIN_MS = 400;

/** What was read is kept for one signed-in member only; the next one starts with nothing. */
const newQueryClient = (id: number) =>
  new QueryClient({
    defaultOptions: {
      // Without a connection a page says so and offers another try, instead of waiting without a word.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        persister: readOrShowSeen(id),
        staleTime: 30_000,
        retry: (count, problem) =>
          problem instanceof ApiProblem && problem.unanswered && count < (isCut(problem) ? 1 : 2),
        retryDelay: (count, problem) => (isCut(problem) ? CUT_AGAIN_MS : 1000 * 2 ** count),
      },
    },
  });

export default function Shell() {
  const { id } = useCurrentMember();
  return <MembersShell key={id} id={id} />;
}

/** Kept here until it is shown, because a first drawing that waits for a part begins again from nothing. */
let begun: { readonly id: number; readonly client: QueryClient } | undefined;

/**
 * A member's client. What the landing page shows is asked for with it, before anything is drawn: on a slow phone drawing
 * takes as long as an answer.
 */
function beginReading(id: number, pathname: string): QueryClient {
  if (begun?.id === id) return begun.client;
  const client = newQueryClient(id);
  begun = { id, client };
  if (pathname === '/' || pathname === LANDING) {
    void client.prefetchQuery(todayQueries.own);
    void client.prefetchQuery(companyQueries.shown);
  }
  return client;
}

function MembersShell({ id }: { readonly id: number }) {
  const { pathname } = useLocation();
  const [client] = useState(() => beginReading(id, pathname));
  useEffect(() => {
    begun = undefined;
  }, []);
  return (
    <QueryClientProvider client={client}>
      <SnackbarProvider>
        <HolidayYears value={useHolidaysOfYear}>
          <OwnRest value={useOwnRest}>
            <ReadAnew value={useReadingAnew}>
              <Frame />
            </ReadAnew>
          </OwnRest>
        </HolidayYears>
      </SnackbarProvider>
    </QueryClientProvider>
  );
}

function Frame() {
  const { mode, narrow, toolbar, toggle, closeOver, other } = useSidebarMode();
  useScrollPadding(narrow);
  const isOver = mode === 'mobile';
  // It stays in the page once it was opened, so that it can slide away.
  const [wasOver, setWasOver] = useState(isOver);
  if (isOver && !wasOver) setWasOver(true);
  const choose = usePreferences();
  useOwnLanguage();
  const { pathname } = useLocation();
  const rests = useRest();
  const { data: factors } = useQuery(ownFactors);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the event.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
  const width = WIDTHS[mode];
  const right = toolbar ? TOOLBAR_WIDTH : 0;
  return (
    <>
      <SkipLink />
      {!narrow && width > 0 && (
        <Box
          sx={{
            position: 'fixed',
            top: 0,
            bottom: 0,
            left: 0,
            width,
            displayPrint: 'none',
            zIndex: 'drawer',
            transition: 'width 190ms',
            '--navigation-words': mode === 'compact' ? 0 : 1,
            // A press leaves the focus behind, and a finger its place: neither keeps it open over the page.
            '&:has(:focus-visible)': wide,
            '@media (hover: hover)': { '&:hover': wide },
          }}
        >
          <SideNavigation compact={mode === 'compact'} onToggleCompact={() => choose({ sidebar: other })} />
        </Box>
      )}
      <Suspense>{wasOver && <SideDrawer open={isOver} onClose={closeOver} />}</Suspense>
      <Box sx={offPaper}>
        <TopBar left={width} right={right} navigationShown={mode !== 'close'} onMenu={toggle} />
      </Box>
      <Box
        sx={{
          ml: `${width}px`,
          mr: `${right}px`,
          pt: TOP_BAR_HEIGHT,
          pb: narrow ? FOOT : 0,
          minHeight: '100dvh',
          display: 'flex',
          flexDirection: 'column',
          transition: 'margin-left 190ms',
          '@media print': { m: 0, p: 0, minHeight: 0 },
        }}
      >
        <Box
          component="main"
          id="content"
          tabIndex={-1}
          sx={{
            flex: 1,
            p: { xs: 1.5, sm: 3 },
            // The round button of the tools stands beside the cards, not over their edges.
            pr: { md: toolbar ? 3 : 7 },
            // The end of the page can be scrolled out from under a short message.
            pb: { xs: 12, md: 3 },
            minHeight: { md: '100dvh' },
            outline: 'none',
            [LOW_SCREEN]: { pt: 1 },
            '@media print': { p: 0, minHeight: 0 },
          }}
        >
          <Suspense fallback={null}>{rests && <Beside />}</Suspense>
          {(factors?.due || factors?.passwordby) && (
            <Suspense fallback={null}>
              <AccountNotices />
            </Suspense>
          )}
          <Suspense key={pathname} fallback={<PageOnItsWay />}>
            <Outlet />
          </Suspense>
        </Box>
        <Box sx={offPaper}>{!narrow && <Footer />}</Box>
      </Box>
      <Box sx={offPaper}>{narrow ? <BottomBar /> : <Toolbar open={toolbar} onChoose={choose} />}</Box>
    </>
  );
}

const FOOT = `calc(${BOTTOM_BAR_HEIGHT} + env(safe-area-inset-bottom))`;

/** What the keyboard or a script brings into sight stands clear of the bars, and of decisions above the lower one. */
function useScrollPadding(narrow: boolean): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.scrollPadding = `calc(${TOP_BAR_HEIGHT} + 8px) 0 ${narrow ? `calc(${FOOT} + var(--decisions, 0px) + 8px)` : 0}`;
    return () => {
      style.scrollPadding = '';
    };
  }, [narrow]);
}

/** The ways around are no part of what is printed. */
const offPaper = { displayPrint: 'none' };

const wide = { width: WIDTHS.full, '--navigation-words': 1 };

const noAnswer = new ApiProblem({ code: 'OFFLINE', status: 0 });

/** Until the page is fetched, and in place of one that cannot be; what says more of that may be missing too. */
function PageOnItsWay() {
  const isMissing = useMissingParts() > 0;
  const onItsWay = isMissing ? (
    <ErrorState problem={noAnswer} onRetry={() => window.dispatchEvent(new Event('online'))} />
  ) : (
    <>
      <NavigationProgress />
      <Box sx={{ maxWidth: CONTENT_WIDTH, mx: 'auto' }}>
        <ListSkeleton rows={4} height={96} />
      </Box>
    </>
  );
  return <Suspense fallback={onItsWay}>{isMissing ? <MissingPage /> : onItsWay}</Suspense>;
}
