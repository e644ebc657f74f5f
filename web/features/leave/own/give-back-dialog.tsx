import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { addDays } from '@muster/domain/calendar/day.ts';
import { daysInSpan } from '@muster/domain/calendar/span.ts';
import type { LeaveView } from '@muster/domain/leave/leave-contract.ts';
import { cannotReturn } from '@muster/domain/leave/leave-rules.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../../components/day-field/day-field.tsx';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import { FormColumn } from '../../../components/form-column.tsx';
import { FormProblem } from '../../../components/form-problem.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { leaveChanges } from '../../../data/leave.ts';
import { ApiProblem } from '../../../lib/api-problem.ts';
import { useProblemText } from '../../../lib/problem-text.ts';
import { useLeaveWords } from '../leave-words.ts';
import type { LeaveData } from './leave-data.ts';
import { useDayStates } from './leave-day-states.ts';

const FORM = 'give-back-form';

interface GiveBackDialogProps {
  readonly data: LeaveData;
  readonly leave: LeaveView;
  readonly onClose: () => void;
}

/** Asks to give back the days of an approved leave from a day on, or takes that back while it waits. */
export function GiveBackDialog({ data, leave, onClose }: GiveBackDialogProps) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const words = useLeaveWords();
  const ask = useMutation(leaveChanges.askReturn(leave.id));
  const tomorrow = addDays(data.today, 1);
  const [from, setFrom] = useState(leave.start > tomorrow ? leave.start : tomorrow);
  const { stateOf, legend } = useDayStates(data);
  const textOf = useProblemText();
  const whyNot = (day: string) => {
    const found = cannotReturn({ from: leave.start, to: leave.end, status: 'approved' }, day, data.today);
    return found && textOf(found);
  };
  const error = from ? whyNot(from) : t('common.dayMissing');
  const problem = ask.error instanceof ApiProblem ? ask.error : undefined;
  const waiting = leave.returnfrom;

  const send = (day: string | null) =>
    ask.mutate(
      { from: day },
      {
        onSuccess: () => {
          say(day ? t('leave.giveBack.asked', { day: words.day(day) }) : t('leave.giveBack.takenBack'));
          onClose();
        },
      },
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (waiting) send(null);
    else if (!error) send(from);
  };

  return (
    <DialogFrame
      open
      title={t('leave.giveBack.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <SubmitButton form={FORM} busy={ask.isPending} disabled={!waiting && error !== undefined}>
            {problem?.unanswered
              ? t('common.tryAgain')
              : waiting
                ? t('leave.giveBack.takeBack')
                : t('leave.giveBack.ask')}
          </SubmitButton>
        </>
      }
    >
      <FormColumn id={FORM} onSubmit={submit}>
        {waiting ? (
          <Typography>{t('leave.giveBack.waiting', { day: words.day(waiting) })}</Typography>
        ) : (
          <>
            <Typography color="textSecondary">
              {t('leave.giveBack.lead', { type: leave.leavetitle, span: words.span(leave.start, leave.end) })}
            </Typography>
            <DayField
              name="from"
              label={t('leave.giveBack.from')}
              day={from}
              onDay={setFrom}
              error={error}
              picker={{
                today: data.today,
                weekStart: data.company.weekstart,
                stateOf,
                legend,
                blockedOf: whyNot,
                isPicked: (day) => from !== '' && day >= from && day <= leave.end,
              }}
            />
            {!error && <Typography>{t('leave.giveBack.gives', { count: daysInSpan(from, leave.end) })}</Typography>}
          </>
        )}
        <FormProblem problem={problem} />
      </FormColumn>
    </DialogFrame>
  );
}
