import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { MemberDetail } from '@muster/domain/members/member-office-contract.ts';
import { type OverrideInput, overrideDay } from '@muster/domain/work/work-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../../components/form/day-field/day-field.tsx';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { memberOfficeChanges, memberOfficePreviews } from '../../../data/member-office.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useQuestion } from '../../../lib/use-question.ts';
import { touchesNoWork, WorkTouchesQuestion } from './work-touches.tsx';

interface OverrideDialogProps {
  readonly member: MemberDetail;
  readonly today: Day;
  readonly weekStart: number;
  readonly onClose: () => void;
}

/** A single day that is off or worked, with the reason that the member reads. */
export function OverrideDialog({ member, today, weekStart, onClose }: OverrideDialogProps) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const set = useMutation(memberOfficeChanges.overrideDay);
  const touching = useQuestion<Awaited<ReturnType<typeof memberOfficePreviews.overrideDay>>>();
  const form = useForm({
    contract: overrideDay,
    initial: { date: '', kind: 'off', reason: '' },
    toBody: (values): OverrideInput => ({
      ...values,
      kind: values.kind as OverrideInput['kind'],
      reason: values.reason.trim(),
    }),
    required: ['date', 'reason'],
    send: async (body) => {
      const touches = await memberOfficePreviews.overrideDay(member.id, body);
      if (!touchesNoWork(touches) && !(await touching.ask(touches))) return 'unsent';
      await set.mutateAsync({ id: member.id, body });
      say(t('memberOffice.single.done'));
      onClose();
      return undefined;
    },
  });
  const name = member.membername;
  return (
    <>
      <FormDialog
        form={form}
        title={t('memberOffice.single.addTitle', { name })}
        submit={t('memberOffice.single.submit')}
        onClose={onClose}
      >
        <DayField {...form.field('date')} label={t('memberOffice.single.date')} picker={{ today, weekStart }} />
        <SelectField
          {...form.field('kind')}
          label={t('memberOffice.single.kind')}
          options={(['off', 'work'] as const).map((it) => ({ value: it, text: t(`memberOffice.single.kinds.${it}`) }))}
        />
        <FormField
          {...form.field('reason')}
          label={t('memberOffice.single.reason')}
          hint={t('memberOffice.single.reasonHint', { name })}
        />
      </FormDialog>
      <WorkTouchesQuestion touching={touching} />
    </>
  );
}
