import { showWeekdays } from '@muster/domain/messages/weekdays.ts';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '../../components/form/choice-group.tsx';
import { DayField } from '../../components/form/day-field/day-field.tsx';
import { FormDialog } from '../../components/form/form-dialog.tsx';
import { FormField } from '../../components/form/form-field.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { lookupQueries } from '../../data/lists/lookup-lists.ts';
import { memberOfficeQueries } from '../../data/members/member-office.ts';
import { useToday } from '../../lib/time/now.ts';
import { SomeWeeksField } from './one/some-weeks-field.tsx';
import { useFarDay } from './one/use-far-day.ts';
import type { MadeCode } from './one-time-code-dialog.tsx';
import { useAddMemberForm } from './use-add-member-form.ts';

interface AddMemberDialogProps {
  readonly company: CompanyView;
  readonly onClose: () => void;
  readonly onCode: (made: MadeCode) => void;
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/**
 * Lists a new member, who can then sign up, with their first day, group, shift and rest days: what is not said here begins
 * as it is shown. Where signing up takes a code from the office it is made at once.
 */
export function AddMemberDialog({ company, onClose, onCode }: AddMemberDialogProps) {
  const { t, i18n } = useTranslation();
  const today = useToday(company);
  const { form, chooseRestdays, chooseSomeWeeks } = useAddMemberForm({ today, onClose, onCode });
  const { data: shifts = [] } = useQuery(memberOfficeQueries.shifts);
  const { data: groups = [] } = useQuery(lookupQueries.groupOptions);
  const { joinedon, alternate } = form.values;
  const far = useFarDay(joinedon, today);
  return (
    <FormDialog form={form} title={t('members.add.button')} submit={t('members.add.button')} onClose={onClose}>
      <FormField
        {...form.field('membercode')}
        label={t('members.add.code')}
        hint={t('members.add.codeHint')}
        inputProps={{ autoCapitalize: 'characters', spellCheck: false }}
      />
      <FormField {...form.field('membername')} label={t('members.add.name')} />
      <FormField {...form.field('email')} label={t('members.add.email')} optional type="email" />
      <DayField
        {...form.field('joinedon')}
        {...far}
        label={t('memberOffice.employment.joined')}
        picker={{ today, weekStart: company.weekstart }}
      />
      {groups.length > 0 && (
        <SelectField
          {...form.field('groupno')}
          label={t('memberOffice.work.group')}
          options={[{ value: '', text: t('memberOffice.work.noGroup') }, ...groups]}
        />
      )}
      {shifts.length > 1 && (
        <SelectField
          {...form.field('shiftid')}
          label={t('memberOffice.work.shift')}
          options={[
            { value: '', text: t('members.add.usualShift') },
            ...shifts.map((it) => ({ value: String(it.id), text: `${it.name}, ${it.starts} – ${it.ends}` })),
          ]}
        />
      )}
      <ChoiceGroup
        {...form.field('restdays')}
        onChange={chooseRestdays}
        label={t('memberOffice.work.rest')}
        options={WEEKDAYS.map((it) => ({ value: it, text: showWeekdays([it], i18n.language) }))}
      />
      <SomeWeeksField
        value={alternate}
        onChange={chooseSomeWeeks}
        errors={form.errors()}
        from={joinedon || today}
        until=""
      />
    </FormDialog>
  );
}
