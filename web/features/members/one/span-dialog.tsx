import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { EmploymentSpan } from '@muster/domain/members/employment.ts';
import { changeMember, type MemberChange, type MemberDetail } from '@muster/domain/members/member-office-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangedMeanwhile } from '../../../components/changed-meanwhile.tsx';
import { QuestionDialog } from '../../../components/dialogs/question-dialog.tsx';
import { DayField } from '../../../components/form/day-field/day-field.tsx';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { memberOfficeChanges, memberOfficePreviews } from '../../../data/members/member-office.ts';
import { changedMeanwhile } from '../../../lib/form/changed-meanwhile.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useQuestion } from '../../../lib/form/use-question.ts';
import { OutsideTouches } from './leaving-touches.tsx';
import { ClosedLine, UncountedLine } from './touched-lines.tsx';
import { useFarDay } from './use-far-day.ts';
import { useSpanText } from './use-span-text.ts';

interface SpanDialogProps {
  readonly member: MemberDetail;
  /** An earlier time, to be put right; without one the member comes back. */
  readonly earlier: EmploymentSpan | undefined;
  readonly today: Day;
  readonly weekStart: number;
  readonly onClose: () => void;
}

/** The first day of a return, or both days of an earlier time, after the question what they touch. */
export function SpanDialog({ member, earlier, today, weekStart, onClose }: SpanDialogProps) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const change = useMutation(memberOfficeChanges.change);
  const spanText = useSpanText();
  // What the dialog goes by, and which of its times is put right.
  const [base, setBase] = useState(member);
  const place = earlier ? member.employment.indexOf(earlier) : -1;
  const timesWith = ({ joinedon, lefton }: { joinedon: string; lefton: string }): EmploymentSpan[] => [
    ...base.employment.filter((_, index) => index !== place),
    { from: joinedon || null, to: lefton || null },
  ];
  const touching = useQuestion<Awaited<ReturnType<typeof memberOfficePreviews.change>>>();
  const form = useForm({
    contract: changeMember,
    initial: valuesOf(earlier, today),
    toBody: (values): MemberChange => ({ employment: timesWith(values), revision: base.revision }),
    required: [earlier ? 'lefton' : 'joinedon'],
    send: async (body) => {
      const touched = await memberOfficePreviews.change(member.id, body);
      const isAsked = isUncounting(touched) || touched.closed.length > 0;
      if (isAsked && !(await touching.ask(touched))) return 'unsent';
      await change.mutateAsync({ id: member.id, body });
      say(t('memberOffice.employment.saved'));
      onClose();
      return undefined;
    },
  });
  const { theirs, takeTheirs, keepMine } = changedMeanwhile(form, base, (stored: MemberDetail) => {
    setBase(stored);
    return valuesOf(stored.employment[place], today);
  });
  const shown = (times: readonly EmploymentSpan[]) =>
    times
      .toSorted((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1))
      .map(spanText)
      .join('\n');
  const picker = { today, weekStart };
  const far = useFarDay(form.values.joinedon, today);
  const name = member.membername;
  return (
    <>
      <FormDialog
        form={form}
        title={t(earlier ? 'memberOffice.spans.changeTitle' : 'memberOffice.spans.rejoinTitle', { name })}
        submit={t('memberOffice.spans.save')}
        onClose={onClose}
        problem={
          theirs && (
            <ChangedMeanwhile
              fields={[
                {
                  label: t('memberOffice.spans.title'),
                  opened: shown(base.employment),
                  typed: shown(timesWith(form.values)),
                  stored: shown(theirs.employment),
                },
              ]}
              onTheirs={takeTheirs}
              onMine={keepMine}
            />
          )
        }
      >
        <DayField
          {...form.field('joinedon')}
          {...far}
          optional={earlier !== undefined}
          label={t('memberOffice.spans.first')}
          picker={picker}
        />
        {earlier && <DayField {...form.field('lefton')} label={t('memberOffice.spans.last')} picker={picker} />}
      </FormDialog>
      {touching.about && (
        <QuestionDialog
          open
          color="error"
          title={t(`memberOffice.employment.${isUncounting(touching.about) ? 'uncountTitle' : 'closedTitle'}`, {
            name,
          })}
          text={t('memberOffice.spans.uncountText')}
          yes={t('memberOffice.spans.save')}
          onYes={() => touching.answer(true)}
          onNo={() => touching.answer(false)}
        >
          {touching.about.uncounted && <UncountedLine uncounted={touching.about.uncounted} />}
          {touching.about.outside && <OutsideTouches outside={touching.about.outside} />}
          <ClosedLine closed={touching.about.closed} />
        </QuestionDialog>
      )}
    </>
  );
}

/** Whether there is something on the days that would be none here any more. */
const isUncounting = ({ uncounted, outside }: Awaited<ReturnType<typeof memberOfficePreviews.change>>): boolean =>
  uncounted !== null || outside !== undefined;

const valuesOf = (earlier: EmploymentSpan | undefined, today: Day) => ({
  joinedon: earlier ? (earlier.from ?? '') : today,
  lefton: earlier?.to ?? '',
});
