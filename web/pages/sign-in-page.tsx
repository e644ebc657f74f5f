import { useTranslation } from 'react-i18next';
import { SessionCard } from '../features/session/session-card.tsx';
import { SignInForm } from '../features/session/sign-in-form.tsx';

export default function SignInPage() {
  const { t } = useTranslation();
  return (
    <SessionCard title={t('session.signIn.title')} lead={t('session.signIn.lead')}>
      <SignInForm />
    </SessionCard>
  );
}
