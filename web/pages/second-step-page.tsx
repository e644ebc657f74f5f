import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { SecondStepForm } from '../features/session/security/second-step-form.tsx';
import { SessionCard } from '../features/session/session-card.tsx';
import { waitingSignIn } from '../features/session/waiting-sign-in.ts';

/** After the right password of a member who has a second factor. */
export default function SecondStepPage() {
  const { t } = useTranslation();
  const waiting = waitingSignIn(useLocation().state);
  if (!waiting) return <Navigate to="/session/signin" replace />;
  return (
    <SessionCard title={t('security.second.title')} lead={t('security.second.lead')}>
      <SecondStepForm {...waiting} />
    </SessionCard>
  );
}
