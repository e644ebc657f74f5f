import { lazy, Suspense, useLayoutEffect } from 'react';
import { BrowserRouter, useLocation } from 'react-router';
import { endEarlyPage } from '../lib/loading/early-page.ts';
import { LANDING } from '../lib/session/redirect.ts';
import { signOut, useSession } from '../lib/session/session-store.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { useFollowTold } from './follow-told.ts';
import { AppRoutes } from './router.tsx';
import { Look } from './theme/look.tsx';

const SuspensionDialog = lazy(() => import('../components/dialogs/suspension-dialog.tsx'));

export function App() {
  return (
    <Look>
      <CrashBoundary>
        <BrowserRouter useTransitions={false}>
          <Session />
        </BrowserRouter>
      </CrashBoundary>
    </Look>
  );
}

function Session() {
  const { suspended } = useSession();
  useFollowTold();
  useEndOfEarlyPage();
  return (
    <>
      <AppRoutes />
      <Suspense>{suspended && <SuspensionDialog onOk={() => void signOut()} />}</Suspense>
    </>
  );
}

/** The sign-in form and the Today strip take the place of the early page themselves; anything else ends it at once. */
function useEndOfEarlyPage(): void {
  const { pathname } = useLocation();
  const isWaiting = ['/', LANDING].includes(pathname);
  useLayoutEffect(() => {
    if (!isWaiting) endEarlyPage();
  }, [isWaiting]);
}
