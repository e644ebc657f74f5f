import { inLatinDigits } from '@muster/domain/latin-digits.ts';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { SessionCard } from '../features/session/session-card.tsx';
import { SetUpFirst } from '../features/session/set-up-first.tsx';
import { SignUpForm } from '../features/session/sign-up-form.tsx';
import { SomebodySignedIn } from '../features/session/somebody-signed-in.tsx';
import { useWelcome } from '../features/session/use-welcome.ts';
import { pageAfter } from '../lib/session/redirect.ts';
import { useSession } from '../lib/session/session-store.ts';

/** For visitors; who is signed in goes on to where they were going, unless they hold the slip of somebody else. */
export default function SignUpPage() {
  const { t } = useTranslation();
  const welcome = useWelcome();
  const { status, member } = useSession();
  const location = useLocation();
  if (status === 'authenticated' && member) {
    const { membercode: code, membername: name } = member;
    const given = new URLSearchParams(location.hash.slice(1)).get('membercode') ?? code;
    const slip = inLatinDigits(given).trim().toUpperCase();
    if (slip === code) return <Navigate to={pageAfter(location)} replace />;
    return (
      <SessionCard title={t('session.signUp.title')}>
        <SomebodySignedIn member={member} text={t('session.somebodyHere.beforeSignUp', { name, code, slip })} />
      </SessionCard>
    );
  }
  if (welcome?.setup === 'needed') {
    return (
      <SessionCard title={t('session.setUpFirst.title')} lead={t('session.setUpFirst.lead')}>
        <SetUpFirst />
      </SessionCard>
    );
  }
  return (
    <SessionCard title={t('session.signUp.title')} lead={t('session.signUp.lead')}>
      <SignUpForm registration={welcome?.registration ?? undefined} />
    </SessionCard>
  );
}
