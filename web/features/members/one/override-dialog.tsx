import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { MemberDetail } from '@muster/domain/members/member-office-contract.ts';
import { type DayOverrideView, type OverrideInput, overrideDay } from '@muster/domain/work/work-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangedMeanwhile } from '../../../components/changed-meanwhile.tsx';
import { DayField } from '../../../components/form/day-field/day-field.tsx';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { memberOfficeChanges, memberOfficePreviews } from '../../../data/members/member-office.ts';
import { changedMeanwhile } from '../../../lib/form/changed-meanwhile.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useQuestion } from '../../../lib/form/use-question.ts';
import { type TouchesOfWork, touchesNoWork, WorkTouchesQuestion } from './work-touches.tsx';

interface OverrideDialogProps {
  readonly member: MemberDetail;
  readonly today: Day;
  readonly weekStart: number;
  /** The single days as they were when the dialog was opened. */
  readonly overrides: readonly DayOverrideView[];
  /** The day that is to be as usual again. */
  readonly takingBack?: Day | undefined;
  readonly onClose: () => void;
}

/** What is known of a day; as usual where nothing is said of it any more. */
type KnownDay = Pick<OverrideInput, 'date' | 'kind' | 'reason'> & Pick<DayOverrideView, 'revision'>;

/**
 * A single day that is off or worked, with the reason that the member reads. It says what was known of that day, so that
 * what somebody else has said of it meanwhile is not lost unseen.
 */
export function OverrideDialog({ member, today, weekStart, overrides, takingBack, onClose }: OverrideDialogProps) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const set = useMutation(memberOfficeChanges.overrideDay);
  const touching = useQuestion<TouchesOfWork>();
  const [known, setKnown] = useState<readonly KnownDay[]>(overrides);
  const knownOf = (date: Day) => known.find((it) => it.date === date);
  const form = useForm({
    contract: overrideDay,
    initial: { date: takingBack ?? '', kind: takingBack ? 'usual' : 'off', reason: '' },
    toBody: (values): OverrideInput => ({
      ...values,
      kind: values.kind as KnownDay['kind'],
      reason: values.reason.trim(),
      revision: knownOf(values.date)?.revision ?? 0,
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
  const { date, kind, reason } = form.values;
  const opened = knownOf(date);
  const goOnFrom = (stored: KnownDay) => {
    setKnown([...known.filter((other) => other !== opened), stored]);
    return { date, kind: stored.kind, reason: stored.reason };
  };
  const { theirs: stored, takeTheirs } = changedMeanwhile(form, opened, goOnFrom);
  // It may be of a day that was chosen before.
  const theirs = stored?.date === date ? stored : undefined;
  const kindText = (it: string) => t(`memberOffice.single.kinds.${it as KnownDay['kind']}`);
  return (
    <>
      <FormDialog
        form={form}
        title={t('memberOffice.single.addTitle', { name })}
        submit={t('memberOffice.single.submit')}
        onClose={onClose}
        problem={
          theirs && (
            <ChangedMeanwhile
              fields={[
                {
                  label: t('memberOffice.single.kind'),
                  opened: opened ? kindText(opened.kind) : '',
                  typed: kindText(kind),
                  stored: kindText(theirs.kind),
                },
                {
                  label: t('memberOffice.single.reason'),
                  opened: opened?.reason ?? '',
                  typed: reason.trim(),
                  stored: theirs.reason,
                },
              ]}
              onTheirs={takeTheirs}
              onMine={() => goOnFrom(theirs)}
            />
          )
        }
      >
        <DayField {...form.field('date')} label={t('memberOffice.single.date')} picker={{ today, weekStart }} />
        <SelectField
          {...form.field('kind')}
          label={t('memberOffice.single.kind')}
          {...(kind === 'work' ? { hint: t('memberOffice.single.workHint') } : {})}
          options={['off', 'work', ...(opened ? ['usual'] : [])].map((it) => ({ value: it, text: kindText(it) }))}
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
