import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { EmploymentSpan } from '@muster/domain/members/employment.ts';
import { changeMember, type MemberChange, type MemberDetail } from '@muster/domain/members/member-office-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '../../../components/dialogs/question-dialog.tsx';
import { DayField } from '../../../components/form/day-field/day-field.tsx';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { memberOfficeChanges, memberOfficePreviews } from '../../../data/member-office.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useQuestion } from '../../../lib/use-question.ts';
import { UncountedLine } from './leaving-touches.tsx';

interface SpanDialogProps {
  readonly member: MemberDetail;
  /** An earlier time, to be put right; without one the member comes back. */
  readonly earlier: EmploymentSpan | undefined;
  readonly today: Day;
  readonly weekStart: number;
  readonly onClose: () => void;
}

/** The first day of a return, or both days of an earlier time, after the question what would count no more. */
export function SpanDialog({ member, earlier, today, weekStart, onClose }: SpanDialogProps) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const change = useMutation(memberOfficeChanges.change);
  const uncounting = useQuestion<NonNullable<Awaited<ReturnType<typeof memberOfficePreviews.change>>['uncounted']>>();
  const form = useForm({
    contract: changeMember,
    initial: { joinedon: earlier ? (earlier.from ?? '') : today, lefton: earlier?.to ?? '' },
    toBody: ({ joinedon, lefton }): MemberChange => ({
      employment: [...member.employment.filter((it) => it !== earlier), { from: joinedon || null, to: lefton || null }],
      revision: member.revision,
    }),
    required: [earlier ? 'lefton' : 'joinedon'],
    send: async (body) => {
      const { uncounted } = await memberOfficePreviews.change(member.id, body);
      if (uncounted && !(await uncounting.ask(uncounted))) return 'unsent';
      await change.mutateAsync({ id: member.id, body });
      say(t('memberOffice.employment.saved'));
      onClose();
      return undefined;
    },
  });
  const picker = { today, weekStart };
  const name = member.membername;
  return (
    <>
      <FormDialog
        form={form}
        title={t(earlier ? 'memberOffice.spans.changeTitle' : 'memberOffice.spans.rejoinTitle', { name })}
        submit={t('memberOffice.spans.save')}
        onClose={onClose}
      >
        <DayField
          {...form.field('joinedon')}
          optional={earlier !== undefined}
          label={t('memberOffice.spans.first')}
          picker={picker}
        />
        {earlier && <DayField {...form.field('lefton')} label={t('memberOffice.spans.last')} picker={picker} />}
      </FormDialog>
      {uncounting.about && (
        <QuestionDialog
          open
          color="error"
          title={t('memberOffice.employment.uncountTitle', { name })}
          text={t('memberOffice.spans.uncountText')}
          yes={t('memberOffice.spans.save')}
          onYes={() => uncounting.answer(true)}
          onNo={() => uncounting.answer(false)}
        >
          <UncountedLine uncounted={uncounting.about} />
        </QuestionDialog>
      )}
    </>
  );
}
