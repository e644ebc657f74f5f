import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { showSpan } from '@muster/domain/calendar/span.ts';
import { leaveTitleOf } from '@muster/domain/leave/types/leave-type.ts';
import type { TouchedByWork } from '@muster/domain/work/work-contract.ts';
import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '../../../components/dialogs/question-dialog.tsx';
import type { Question } from '../../../lib/form/use-question.ts';
import { Lines } from './touched-lines.tsx';

/** Of a single day also the names of the public holidays that it takes from the member. */
export interface TouchesOfWork extends TouchedByWork {
  readonly takes?: readonly string[] | undefined;
}

export const touchesNoWork = ({ leave, trips, summaries, takes = [] }: TouchesOfWork): boolean =>
  leave.length + trips.length + summaries.count + takes.length === 0;

/** Which holidays are taken, and which stored leave, trips and days of the attendance come out otherwise. */
function WorkTouches({ touches: { leave, trips, summaries, given, takes = [] } }: { readonly touches: TouchesOfWork }) {
  const { t } = useTranslation();
  const [first] = summaries.days;
  const last = summaries.days.at(-1);
  const [firstGiven, lastGiven] = [given?.days[0], given?.days.at(-1)];
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {takes.length > 0 && (
        <Typography>{t('memberOffice.work.touchTakes', { names: takes.join(t('common.comma')) })}</Typography>
      )}
      {leave.length > 0 && (
        <Lines
          title={t('memberOffice.work.touchLeave', { count: leave.length })}
          lines={leave.map((it) =>
            [
              leaveTitleOf(it.ltype),
              showSpan(it.start, it.end),
              it.effect === 'uncharged' && t('memberOffice.work.touchUncharged'),
            ]
              .filter(Boolean)
              .join(t('common.comma')),
          )}
        />
      )}
      {trips.length > 0 && (
        <Typography>
          {t('memberOffice.work.touchTrips', {
            count: trips.length,
            numbers: trips.map((it) => it.trip_assigmentno).join(t('common.comma')),
          })}
        </Typography>
      )}
      {first && last && (
        <Typography>
          {t('memberOffice.work.touchDays', { count: summaries.count, days: showSpan(first, last) })}
        </Typography>
      )}
      {given && firstGiven && lastGiven && (
        <Typography>
          {t('memberOffice.work.touchGiven', { count: given.count, days: showSpan(firstGiven, lastGiven) })}
        </Typography>
      )}
    </Box>
  );
}

/** Asks before work that takes a holiday or touches stored leave, trips or days is set. */
export function WorkTouchesQuestion({ touching }: { readonly touching: Question<TouchesOfWork> }) {
  const { t } = useTranslation();
  if (!touching.about) return null;
  const { takes = [], ...touches } = touching.about;
  return (
    <QuestionDialog
      open
      title={t(
        takes.length > 0 && touchesNoWork(touches) ? 'memberOffice.work.takesTitle' : 'memberOffice.work.touchTitle',
      )}
      text=""
      yes={t('memberOffice.work.touchYes')}
      onYes={() => touching.answer(true)}
      onNo={() => touching.answer(false)}
    >
      <WorkTouches touches={touching.about} />
    </QuestionDialog>
  );
}
