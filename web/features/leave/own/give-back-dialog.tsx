import Typography from '@mui/material/Typography';
import { addDays } from '@muster/domain/calendar/day.ts';
import { askReturn, type LeaveView } from '@muster/domain/leave/leave-contract.ts';
import { chargedDays } from '@muster/domain/leave/rules/leave-days.ts';
import { cannotReturn } from '@muster/domain/leave/rules/leave-rules.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../../components/form/day-field/day-field.tsx';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { leaveChanges } from '../../../data/leave/leave.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useProblemText } from '../../../lib/words/problem-text.ts';
import { useLeaveWords } from '../leave-words.ts';
import type { LeaveData } from './leave-data.ts';
import { useDayStates } from './leave-day-states.ts';

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
  const textOf = useProblemText();
  const ask = useMutation(leaveChanges.askReturn(leave.id));
  const tomorrow = addDays(data.today, 1);
  const { stateOf, legend } = useDayStates(data);
  const whyNot = (day: string) => {
    const found = cannotReturn({ from: leave.start, to: leave.end, status: 'approved' }, day, data.today);
    return found && textOf(found);
  };
  const waiting = leave.returnfrom;
  const form = useForm({
    contract: askReturn,
    initial: { from: leave.start > tomorrow ? leave.start : tomorrow },
    toBody: ({ from }) => ({ from: waiting ? null : from, revision: leave.revision }),
    checkAtOnce: ({ from }) => {
      const error = from ? whyNot(from) : t('common.dayMissing');
      return error && !waiting ? { from: error } : {};
    },
    send: async (body) => {
      await ask.mutateAsync(body);
      say(body.from ? t('leave.giveBack.asked', { day: words.day(body.from) }) : t('leave.giveBack.takenBack'));
      onClose();
    },
  });
  const { from } = form.values;
  const wrong = form.errors()['from'];
  return (
    <FormDialog
      form={form}
      title={t('leave.giveBack.title')}
      submit={waiting ? t('leave.giveBack.takeBack') : t('leave.giveBack.ask')}
      why={wrong}
      onClose={onClose}
    >
      {waiting ? (
        <Typography>{t('leave.giveBack.waiting', { day: words.day(waiting) })}</Typography>
      ) : (
        <>
          <Typography color="textSecondary">
            {t('leave.giveBack.lead', { type: leave.leavetitle, span: words.daysOf(leave) })}
          </Typography>
          <DayField
            {...form.field('from')}
            required
            label={t('leave.giveBack.from')}
            picker={{
              today: data.today,
              weekStart: data.company.weekstart,
              stateOf,
              legend,
              blockedOf: whyNot,
              isPicked: (day) => from !== '' && day >= from && day <= leave.end,
            }}
          />
          {wrong === undefined && (
            <Typography>{t('leave.giveBack.gives', { count: givenBack(leave, from) })}</Typography>
          )}
        </>
      )}
    </FormDialog>
  );
}

/** How many days come back, from one on. */
const givenBack = ({ end, part, uncharged }: LeaveView, from: string): number =>
  chargedDays({ from, to: end, part, uncharged });
