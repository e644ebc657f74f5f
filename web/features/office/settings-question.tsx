import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { showSpan } from '@muster/domain/calendar/span.ts';
import type { SettingsTouch } from '@muster/domain/office/settings-contract.ts';
import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '../../components/dialogs/question-dialog.tsx';
import { showMonth } from '../../lib/time/show-time.ts';

interface SettingsQuestionProps {
  readonly touches: SettingsTouch;
  readonly onAnswer: (yes: boolean) => void;
}

/** Which pay periods and whose days another first day concerns, or other times of the night, before it is stored. */
export function SettingsQuestion({ touches, onAnswer }: SettingsQuestionProps) {
  const { periods, days, night, overtime } = touches;
  const { t, i18n } = useTranslation();
  const monthName = (month: string) => showMonth(`${month}-01`, i18n.language);
  return (
    <QuestionDialog
      open
      title={t('company.touch.title')}
      text={t(`company.touch.${textOf(touches)}`)}
      yes={t('company.touch.yes')}
      onYes={() => onAnswer(true)}
      onNo={() => onAnswer(false)}
    >
      {periods.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <Typography>{t('company.touch.periods', { count: periods.length })}</Typography>
          <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
            {periods.map(({ month, from, to, was }) => (
              <li key={month}>
                {t('company.touch.period', {
                  ...{ month: monthName(month), days: showSpan(from, to), was: showSpan(was.from, was.to) },
                })}
              </li>
            ))}
          </Box>
        </Box>
      )}
      {days && <TouchedDays days={days} monthName={monthName} />}
      {night && (
        <Typography sx={{ mt: 2 }}>{t('company.touch.night', { day: night.from, count: night.members })}</Typography>
      )}
      {overtime && (
        <Typography sx={{ mt: 2 }}>
          {t(overtime.asked ? 'company.touch.overtimeAsked' : 'company.touch.overtimeAll', {
            ...{ days: showSpan(overtime.from, overtime.to), count: overtime.members },
          })}
        </Typography>
      )}
    </QuestionDialog>
  );
}

function textOf({ periods, days, night }: SettingsTouch) {
  if (periods.length > 0 || days) return 'text';
  return night ? 'nightText' : 'overtimeText';
}

interface TouchedDaysProps {
  readonly days: NonNullable<SettingsTouch['days']>;
  readonly monthName: (month: string) => string;
}

function TouchedDays({ days: { counts, from, to, members, closed, ...recorded }, monthName }: TouchedDaysProps) {
  const { t } = useTranslation();
  const named = members.first.map((it) => it.membername).join(t('common.comma'));
  const more = members.count - members.first.length;
  const names = more > 0 ? t('company.touch.more', { names: named, count: more }) : named;
  const about =
    from === null
      ? t(counts ? 'company.touch.countsAll' : 'company.touch.endsAll', { day: to })
      : t(counts ? 'company.touch.counts' : 'company.touch.ends', { days: showSpan(from, to) });
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 1 }}>
      <Typography>{about}</Typography>
      {members.count > 0 && <Typography>{t('company.touch.members', { count: members.count, names })}</Typography>}
      <Typography>{t('company.touch.recorded', recorded)}</Typography>
      {closed.length > 0 && (
        <Typography>{t('company.touch.closed', { months: closed.map(monthName).join(t('common.comma')) })}</Typography>
      )}
    </Box>
  );
}
