import { useTranslation } from 'react-i18next';
import { SessionCard } from '../features/session/session-card.tsx';
import { SignUpForm } from '../features/session/sign-up-form.tsx';

export default function SignUpPage() {
  const { t } = useTranslation();
  return (
    <SessionCard title={t('session.signUp.title')} lead={t('session.signUp.lead')}>
      <SignUpForm />
    </SessionCard>
  );
}
