import { dayOf, minuteOf } from '@muster/domain/calendar/company-time.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { ownFactors } from '../../../data/account/own-factors.ts';
import { companyQueries } from '../../../data/company.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { SETTINGS, SettingsNotice } from './settings-notice.tsx';

/** Tells who is asked for a second factor until when; once that is past it leads to where it is set up. */
export function FactorNotice({ onLater }: { readonly onLater?: (() => void) | undefined }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { data: factors } = useQuery(ownFactors);
  const { data: company } = useQuery(companyQueries.shown);
  if (!factors?.due || !company) return null;
  const due = Temporal.Instant.from(factors.due);
  const over = Temporal.Instant.compare(serverNow(), due) >= 0;
  if (over && pathname !== SETTINGS) return <Navigate to={SETTINGS} replace />;
  const until = { day: dayOf(due, company.zone), time: minuteOf(due, company.zone) };
  const [text, brief] = over
    ? [t('security.over'), t('security.over')]
    : [t('security.due', until), t('security.dueUntil', until)];
  return (
    <SettingsNotice text={text} brief={brief} way={t('security.setUpNow')} place="second-factor" onLater={onLater} />
  );
}
