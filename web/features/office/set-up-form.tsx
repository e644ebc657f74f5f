import { setUpCompany } from '@muster/domain/office/office-contract.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { UnsavedQuestion } from '../../components/form/discard-question.tsx';
import { FormColumn } from '../../components/form/form-column.tsx';
import { FormField } from '../../components/form/form-field.tsx';
import { FormProblem } from '../../components/form/form-problem.tsx';
import { PasswordField } from '../../components/form/password-field.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { SwitchField } from '../../components/form/switch-field.tsx';
import { visitorCalls } from '../../data/account/visitor.ts';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { useProblemText } from '../../lib/words/problem-text.ts';
import { FormPart } from './form-part.tsx';
import { checkSetUp, initialSetUp, setUpBody, setUpFields } from './set-up-values.ts';
import { SiteFields } from './site-fields.tsx';
import { ZoneField } from './zone-field.tsx';

/** Creates the company, its first site and its first administrator, with the key of the printed link. */
export function SetUpForm({ token }: { readonly token: string }) {
  const { t } = useTranslation();
  const textOf = useProblemText();
  const navigate = useNavigate();
  const form = useForm({
    initial: initialSetUp,
    contract: setUpCompany,
    toBody: (values) => setUpBody(values, token),
    required: setUpFields,
    check: (values) => checkSetUp(values, { mismatch: t('session.mismatch'), notANumber: t('setUp.number'), textOf }),
    nameOf: (field) => field.replace(/^administrator\.(password|confirm_password)$/, '$1'),
    send: async (body) => {
      const { membercode } = body.administrator;
      const made = await visitorCalls.setUpCompany(body).then(
        () => true,
        async (problem) => {
          if (await isMadeAnyway(problem)) return false;
          throw problem;
        },
      );
      const notice = made
        ? t('setUp.done', { company: body.company.name, code: membercode })
        : t('setUp.madeAlready', { code: membercode });
      await navigate('/session/signin', { replace: true, state: { notice, membercode } });
    },
  });
  return (
    <FormColumn onSubmit={form.submit}>
      <FormPart title={t('setUp.company')}>
        <FormField
          {...form.field('company.name')}
          label={t('setUp.companyName')}
          autoComplete="organization"
          autoFocus
        />
        <ZoneField {...form.field('company.zone')} />
      </FormPart>
      <FormPart title={t('setUp.site')} hint={t('setUp.siteHint')}>
        <SiteFields fieldOf={form.field} />
      </FormPart>
      <FormPart title={t('setUp.administrator')}>
        <FormField
          {...form.field('administrator.membercode')}
          label={t('session.memberCode')}
          autoComplete="username"
          inputProps={{ autoCapitalize: 'characters', spellCheck: false }}
        />
        <FormField {...form.field('administrator.membername')} label={t('setUp.memberName')} autoComplete="name" />
        <FormField
          {...form.field('administrator.email')}
          optional
          type="email"
          label={t('setUp.email')}
          hint={t('setUp.emailHint')}
          autoComplete="email"
        />
        <PasswordField
          {...form.field('password')}
          label={t('session.password')}
          hint={t('session.passwordHint')}
          autoComplete="new-password"
        />
        <PasswordField
          {...form.field('confirm_password')}
          label={t('session.confirmPassword')}
          autoComplete="new-password"
        />
        <SwitchField
          {...form.field('administrator.counted')}
          label={t('setUp.counted')}
          hint={t('setUp.countedHint')}
        />
      </FormPart>
      <FormProblem form={form} text={form.problem?.code === 'LINK_NOT_VALID' ? t('setUp.tooOld') : undefined} />
      <SubmitButton busy={form.busy} size="large">
        {t('setUp.submit')}
      </SubmitButton>
      <UnsavedQuestion form={form} />
    </FormColumn>
  );
}

/** Whether there is a company by now: the answer about making it may be lost, and the link works once. */
async function isMadeAnyway(problem: unknown): Promise<boolean> {
  if (!(problem instanceof ApiProblem) || !(problem.unanswered || problem.code === 'LINK_NOT_VALID')) return false;
  const welcome = await visitorCalls.welcome().catch(() => undefined);
  return welcome?.setup === 'done';
}
