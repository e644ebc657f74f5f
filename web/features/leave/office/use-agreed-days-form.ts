import { type AgreedDaysView, type AgreedYear, agreeDays } from '@muster/domain/leave/balances/agreed-days-contract.ts';
import { type DaysBegin, MAX_DAYS_PER_YEAR } from '@muster/domain/leave/balances/days-per-year.ts';
import type { LeaveTypeView } from '@muster/domain/leave/leave-contract.ts';
import type { MemberRow } from '@muster/domain/members/members-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { leaveOfficeChanges, yearsOfAgreement } from '../../../data/leave/leave-office.ts';
import { changedMeanwhile } from '../../../lib/form/changed-meanwhile.ts';
import { numberOf, typedNumber } from '../../../lib/form/typed-number.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useQuestion } from '../../../lib/form/use-question.ts';

export const valuesOf = ({ daysthisyear, daysperyear }: AgreedDaysView) => ({
  whose: daysperyear === null ? 'type' : 'own',
  days: daysperyear === null ? '' : String(daysperyear),
  // What differs from the next year on was set for then.
  begin: daysthisyear === daysperyear ? 'this-year' : 'next-year',
});

export type AgreedDaysValues = Record<keyof ReturnType<typeof valuesOf>, string>;

interface AgreedDaysOf {
  readonly member: Pick<MemberRow, 'membercode' | 'membername'>;
  readonly type: Pick<LeaveTypeView, 'leaveid' | 'description'>;
  readonly agreed: AgreedDaysView;
}

/** The form of a member's days a year. Before it is sent the server says what it would change, which is asked about. */
export function useAgreedDaysForm({ member, type, agreed }: AgreedDaysOf, onDone: () => void) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const store = useMutation(leaveOfficeChanges.agree);
  // As it was when typing began: what is read anew meanwhile may be somebody else's.
  const [base, setBase] = useState(agreed);
  const question = useQuestion<readonly AgreedYear[]>();
  const form = useForm({
    contract: agreeDays,
    initial: valuesOf(agreed) as AgreedDaysValues,
    toBody: ({ whose, days, begin }) => ({
      membercode: member.membercode,
      leavetypeid: type.leaveid,
      days: whose === 'own' ? numberOf(days) : null,
      begin: begin as DaysBegin,
      revision: base.revision,
    }),
    together: () => ['whose', 'days', 'begin'],
    check: ({ whose, days }) => (whose === 'own' && !isDays(days) ? { days: t('leaveBalances.agreed.number') } : {}),
    send: async (body) => {
      const whose = { type: type.description, name: member.membername };
      const years = form.filled ? await yearsOfAgreement(body) : [];
      if (years.length > 0) {
        if (!(await question.ask(years))) return 'unsent';
        await store.mutateAsync(body);
        say(t('leaveBalances.agreed.done', whose));
      } else {
        // Nothing was sent to be stored. An answer that was lost before may have been: so this says no more than what is.
        say(t('leaveBalances.agreed.already', whose), 'info');
      }
      onDone();
      return undefined;
    },
  });
  const versions = changedMeanwhile(form, base, (stored) => {
    setBase(stored);
    return valuesOf(stored);
  });
  return { form, question, base, ...versions };
}

const isDays = (typed: string) => /^\d{1,3}(\.[05])?$/.test(typedNumber(typed)) && numberOf(typed) <= MAX_DAYS_PER_YEAR;
