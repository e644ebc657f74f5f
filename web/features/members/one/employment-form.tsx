import Box from '@mui/material/Box';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { MemberDetail } from '@muster/domain/members/member-office-contract.ts';
import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '../../../components/dialogs/question-dialog.tsx';
import { DayField } from '../../../components/form/day-field/day-field.tsx';
import { UnsavedQuestion } from '../../../components/form/discard-question.tsx';
import { DraftNotice } from '../../../components/form/draft-notice.tsx';
import { FormColumn } from '../../../components/form/form-column.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { FormProblem } from '../../../components/form/form-problem.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { DaysQuestion } from './days-question.tsx';
import { EmploymentVersions } from './employment-versions.tsx';
import { useEmploymentForm } from './use-employment-form.ts';
import { useFarDay } from './use-far-day.ts';

interface EmploymentFormProps {
  readonly member: MemberDetail;
  readonly today: Day;
  readonly weekStart: number;
  readonly zone: string;
}

const roles = ['MEMBER', 'HR', 'SA'] as const;

/**
 * What the office keeps of a member beside their work. A last day shows first what lies after it, and either day
 * what is recorded and would count no more, and which closed pay periods it changes.
 */
export function EmploymentForm({ member, today, weekStart, zone }: EmploymentFormProps) {
  const { t } = useTranslation();
  const { form, draft, role, leaving, theirs, takeTheirs, keepMine } = useEmploymentForm(member, zone);
  const picker = { today, weekStart };
  const far = useFarDay(form.values.joinedon, today);
  const locked = !member.may.change;
  return (
    <>
      <FormColumn onSubmit={form.submit}>
        <DraftNotice draft={draft} zone={zone} />
        <Box component="fieldset" disabled={locked} sx={fields}>
          <FormField {...form.field('membername')} label={t('memberOffice.employment.name')} />
          {member.may.role && (
            <SelectField
              {...form.field('role')}
              label={t('memberOffice.employment.role')}
              options={roles.map((it) => ({ value: it, text: t(`members.roles.${it}`) }))}
            />
          )}
          <DayField
            {...form.field('joinedon')}
            {...far}
            optional
            label={t('memberOffice.employment.joined')}
            picker={picker}
          />
          <DayField {...form.field('lefton')} optional label={t('memberOffice.employment.left')} picker={picker} />
          <Box component="fieldset" disabled={member.may.run && !member.may.account} sx={fields}>
            <FormField {...form.field('email')} optional type="email" label={t('memberOffice.employment.email')} />
          </Box>
          <FormField {...form.field('phone')} optional type="tel" label={t('memberOffice.employment.phone')} />
        </Box>
        {theirs && <EmploymentVersions form={form} stored={theirs} onTheirs={takeTheirs} onMine={keepMine} />}
        {!theirs && <FormProblem form={form} />}
        <UnsavedQuestion form={form} draft={draft} />
        {!locked && (
          <SubmitButton busy={form.busy} disabled={!form.filled} sx={{ alignSelf: { sm: 'flex-start' } }}>
            {t('memberOffice.employment.save')}
          </SubmitButton>
        )}
      </FormColumn>
      {role.about && (
        <QuestionDialog
          open
          title={t(`memberOffice.employment.roleTitles.${role.about}`, { name: member.membername })}
          text={t(`memberOffice.employment.roleTexts.${role.about}`)}
          yes={t('memberOffice.employment.roleYes')}
          onYes={() => role.answer(true)}
          onNo={() => role.answer(false)}
        />
      )}
      {leaving.about && (
        <DaysQuestion member={member} day={form.values.lefton} about={leaving.about} answer={leaving.answer} />
      )}
    </>
  );
}

const fields = {
  m: 0,
  p: 0,
  border: 0,
  minWidth: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
};
