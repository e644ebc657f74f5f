import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { SessionCard } from '../features/session/session-card.tsx';
import { SetUpFirst } from '../features/session/set-up-first.tsx';
import { SignInForm } from '../features/session/sign-in-form.tsx';
import { useWelcome } from '../features/session/use-welcome.ts';
import { mayWaitHere } from '../lib/kept/waiting-here.ts';

/** @param waiting what is said of check-ins that wait on this device; it comes by itself, where there may be some */
export default function SignInPage({ waiting }: { readonly waiting?: ReactNode }) {
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
    <SessionCard title={t('session.signIn.title')} lead={t('session.signIn.lead')}>
      <SignInForm />
      <Suspense fallback={null}>{mayWaitHere() && waiting}</Suspense>
    </SessionCard>
  );
}
