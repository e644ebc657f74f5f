import { isOffice } from '@muster/domain/members/member-policy.ts';
import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { pageAfter } from '../lib/session/redirect.ts';
import { useCurrentMember, useSession } from '../lib/session/session-store.ts';

/** Sends a visitor to sign in, and remembers in the navigation state where they were going (behaviour 2). */
export function RequireSession({ children }: { readonly children: ReactNode }) {
  const { status, endedBy } = useSession();
  const location = useLocation();
  if (status === 'authenticated') return children;
  // Who leaves by their own will has no page to come back to: the next one to sign in may be somebody else.
  if (endedBy === 'member') return <Navigate to="/session/signin" replace />;
  const redirectUrl = location.pathname + location.search + location.hash;
  return <Navigate to="/session/signin" replace state={{ redirectUrl }} />;
}

/** The sign-in pages are for visitors; who is signed in goes on to where they were going. */
export function VisitorsOnly() {
  const { status } = useSession();
  const location = useLocation();
  return status === 'authenticated' ? <Navigate to={pageAfter(location)} replace /> : <Outlet />;
}

/** Pages of those who work here; for guests they are not there. The server decides anyway. */
export function EmployedOnly({ otherwise }: { readonly otherwise: ReactNode }) {
  return useCurrentMember().role === 'GUEST' ? otherwise : <Outlet />;
}

/** Pages of the HR office; for everyone else they are not there. The server decides anyway. */
export function OfficeOnly({ otherwise }: { readonly otherwise: ReactNode }) {
  return isOffice(useCurrentMember().role) ? <Outlet /> : otherwise;
}

/** Pages of administrators; for everyone else they are not there. The server decides anyway. */
export function AdministratorsOnly({ otherwise }: { readonly otherwise: ReactNode }) {
  return useCurrentMember().role === 'SA' ? <Outlet /> : otherwise;
}
