import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { showSpan } from '@muster/domain/calendar/span.ts';
import type { DatedTimes } from '@muster/domain/lists/lists-contract.ts';
import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '../../components/dialogs/question-dialog.tsx';
import { DayField } from '../../components/form/day-field/day-field.tsx';
import type { previewTimes } from '../../data/lists/lists.ts';
import { useTimesFacts } from './use-list-facts.ts';
import type { ListForm } from './use-list-form.ts';

interface FromDayFieldProps {
  readonly field: ReturnType<ListForm['field']>;
  readonly today: Day;
  readonly weekStart: number;
}

/** From which day the times of a shift hold. */
export function FromDayField({ field, today, weekStart }: FromDayFieldProps) {
  const { t } = useTranslation();
  return (
    <Box>
      <DayField {...field} value={field.value ?? ''} label={t('lists.times.from')} picker={{ today, weekStart }} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {t('lists.times.fromHint')}
      </Typography>
    </Box>
  );
}

interface TimesQuestionProps {
  readonly name: string;
  /** All that it has as it is stored. */
  readonly times: readonly DatedTimes[];
  readonly asked: Awaited<ReturnType<typeof previewTimes>>;
  readonly onAnswer: (yes: boolean) => void;
}

/** Whom other times of a shift concern, and which of their days, before they are stored. */
export function TimesQuestion({ name, times, asked, onAnswer }: TimesQuestionProps) {
  const { t } = useTranslation();
  const factsOf = useTimesFacts();
  const { members, summaries } = asked.touches;
  const was = times.findLast((it) => (it.from ?? '') <= asked.day);
  const [first, last] = [summaries.days[0], summaries.days.at(-1)];
  const named = members.first.map((it) => it.membername).join(t('common.comma'));
  const more = members.count - members.first.length;
  const names = more > 0 ? t('lists.times.askMore', { names: named, count: more }) : named;
  return (
    <QuestionDialog
      open
      title={t('lists.times.askTitle', { name })}
      text={t('lists.times.ask', { day: asked.day, facts: factsOf(asked.times, was) })}
      yes={t('lists.times.yes')}
      onYes={() => onAnswer(true)}
      onNo={() => onAnswer(false)}
    >
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Typography>{t('lists.times.askMembers', { count: members.count, names })}</Typography>
        {first && last && (
          <Typography>{t('lists.times.askDays', { count: summaries.count, days: showSpan(first, last) })}</Typography>
        )}
      </Box>
    </QuestionDialog>
  );
}
