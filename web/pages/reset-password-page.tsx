import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ResetPasswordForm } from '../features/session/reset-password-form.tsx';
import { SessionCard } from '../features/session/session-card.tsx';

/** Where the link of the mail leads. */
export default function ResetPasswordPage() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  return (
    <SessionCard title={t('session.reset.title')} lead={t('session.reset.lead')}>
      <ResetPasswordForm token={query.get('token') ?? ''} />
    </SessionCard>
  );
}
