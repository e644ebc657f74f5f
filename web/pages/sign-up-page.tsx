import { useTranslation } from 'react-i18next';
import { SessionCard } from '../features/session/session-card.tsx';
import { SetUpFirst } from '../features/session/set-up-first.tsx';
import { SignUpForm } from '../features/session/sign-up-form.tsx';
import { useWelcome } from '../features/session/use-welcome.ts';

export default function SignUpPage() {
  const { t } = useTranslation();
  const welcome = useWelcome();
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
