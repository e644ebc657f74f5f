import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { BrowserRouter } from 'react-router';
import { FullPageLoader } from '../components/page/full-page-loader.tsx';
import { signOut, useSession } from '../lib/session-store.ts';
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
  const { t } = useTranslation();
  const { status, suspended } = useSession();
  useFollowTold();
  if (status === 'uninitialised') return <FullPageLoader label={t('shell.starting')} />;
  return (
    <>
      <AppRoutes />
      <Suspense>{suspended && <SuspensionDialog onOk={() => void signOut()} />}</Suspense>
    </>
  );
}
