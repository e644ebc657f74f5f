import { useTranslation } from 'react-i18next';
import { ForgotPasswordForm } from '../features/session/forgot-password-form.tsx';
import { SessionCard } from '../features/session/session-card.tsx';

export default function ForgotPasswordPage() {
  const { t } = useTranslation();
  return (
    <SessionCard title={t('session.forgot.title')} lead={t('session.forgot.lead')}>
      <ForgotPasswordForm />
    </SessionCard>
  );
}
