import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { ResetPasswordForm } from '../features/session/reset-password-form.tsx';
import { SessionCard } from '../features/session/session-card.tsx';
import { SomebodySignedIn } from '../features/session/somebody-signed-in.tsx';
import { useSession } from '../lib/session/session-store.ts';

/** Where the link of the mail leads, and on to the sign-in, where nobody is signed in whom it would lead to instead. */
export default function ResetPasswordPage() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const [isDone, setDone] = useState(false);
  const { status, member } = useSession();
  if (!isDone) {
    return (
      <SessionCard title={t('session.reset.title')} lead={t('session.reset.lead')}>
        <ResetPasswordForm token={query.get('token') ?? ''} onDone={() => setDone(true)} />
      </SessionCard>
    );
  }
  if (status === 'authenticated' && member) {
    const { membercode: code, membername: name } = member;
    return (
      <SessionCard title={t('session.reset.title')}>
        <SomebodySignedIn member={member} text={t('session.somebodyHere.afterReset', { name, code })} />
      </SessionCard>
    );
  }
  return <Navigate to="/session/signin" replace state={{ notice: t('session.reset.done') }} />;
}
