import Box from '@mui/material/Box';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { addEvent, updateEvent } from '@muster/domain/samples/calendar/calendar-contract.ts';
import { momentsOf, movedToHour, type ShownEvent } from '@muster/domain/samples/calendar/event-days.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../components/form/day-field/day-field.tsx';
import { FormDialog } from '../../components/form/form-dialog.tsx';
import { FormField } from '../../components/form/form-field.tsx';
import { useSnackbar } from '../../components/snackbar.tsx';
import { newKey } from '../../lib/api/new-key.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { DeleteButton } from '../delete-button.tsx';
import { eventChanges } from './calendar-data.ts';

/** Where a new event begins. */
export interface EventStart {
  readonly day: Day;
  readonly time?: string | undefined;
}

interface EventDialogProps {
  readonly edited: ShownEvent | EventStart;
  readonly zone: string;
  readonly picker: { readonly today: Day; readonly weekStart: number };
  readonly onClose: () => void;
}

/** A new event takes an hour, from nine in the morning where no hour was chosen. */
function begun({ day, time = '09:00' }: EventStart) {
  const hour = { from: day, fromTime: '00:00', to: day, toTime: '01:00' };
  return { title: '', location: '', note: '', ...movedToHour(hour, day, Number(time.slice(0, 2))) };
}

export function EventDialog({ edited, zone, picker, onClose }: EventDialogProps) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const event = 'id' in edited ? edited : undefined;
  const add = useMutation(eventChanges.add);
  const update = useMutation(eventChanges.update);
  const form = useForm({
    contract: event ? updateEvent : addEvent,
    initial: () => {
      const { title, location, note, from, fromTime, to, toTime } = 'id' in edited ? edited : begun(edited);
      return { title, location, note, from, fromTime, to, toTime };
    },
    required: ['title', 'location', 'note', 'from', 'fromTime', 'to', 'toTime'],
    check: (it) =>
      isWhole(it) && it.to + it.toTime < it.from + it.fromTime ? { to: t('samples.calendar.endsFirst') } : {},
    toBody: ({ title, location, note, ...when }) => ({
      id: event?.id ?? newKey(),
      ...{ title, location, note },
      ...momentsOf(when, zone),
    }),
    send: async (body) => {
      await (event ? update : add).mutateAsync(body);
      say(t('samples.saved', { name: body.title }));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      maxWidth="sm"
      title={t(event ? 'samples.calendar.change' : 'samples.calendar.create')}
      submit={t('common.save')}
      onClose={onClose}
      aside={
        event && (
          <DeleteButton
            change={eventChanges.delete}
            body={{ id: event.id }}
            name={event.title || t('samples.untitled')}
            onDone={onClose}
          />
        )
      }
    >
      <FormField {...form.field('title')} label={t('samples.calendar.name')} autoFocus={!event} />
      <FormField {...form.field('location')} label={t('samples.calendar.location')} />
      <FormField {...form.field('note')} label={t('samples.calendar.note')} multiline />
      <Box sx={when}>
        <DayField {...form.field('from')} label={t('samples.calendar.startDay')} picker={picker} />
        <FormField {...form.field('fromTime')} label={t('samples.calendar.startTime')} type="time" />
        <DayField {...form.field('to')} label={t('samples.calendar.endDay')} picker={picker} />
        <FormField {...form.field('toTime')} label={t('samples.calendar.endTime')} type="time" />
      </Box>
    </FormDialog>
  );
}

interface When {
  readonly from: Day;
  readonly fromTime: string;
  readonly to: Day;
  readonly toTime: string;
}

const isWhole = ({ from, fromTime, to, toTime }: When) => [from, fromTime, to, toTime].every((it) => it !== '');

const when = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' };
