import { showDay } from '@muster/domain/calendar/day.ts';
import type { Role } from '@muster/domain/members/members-contract.ts';
import { useTranslation } from 'react-i18next';
import { ChangedMeanwhile } from '../../../components/changed-meanwhile.tsx';
import { fieldVersions, type Words } from '../../../components/field-versions.ts';
import type { EmploymentFields } from './use-employment-form.ts';

type Values = EmploymentFields['values'];

interface EmploymentVersionsProps {
  readonly form: EmploymentFields;
  /** The member as somebody else has saved them. */
  readonly stored: Values;
  readonly onTheirs: () => void;
  readonly onMine: () => void;
}

/** What is typed of a member beside what is stored now. */
export function EmploymentVersions({ form, stored, onTheirs, onMine }: EmploymentVersionsProps) {
  const { t } = useTranslation();
  const asTyped = (it: string) => it.trim();
  const asDay = (it: string) => it && showDay(it);
  const words: Words<keyof Values> = {
    membername: [t('memberOffice.employment.name'), asTyped],
    role: [t('memberOffice.employment.role'), (it) => t(`members.roles.${it as Role}`)],
    joinedon: [t('memberOffice.employment.joined'), asDay],
    lefton: [t('memberOffice.employment.left'), asDay],
    email: [t('memberOffice.employment.email'), asTyped],
    phone: [t('memberOffice.employment.phone'), asTyped],
  };
  const fields = fieldVersions(words, { opened: form.opened, typed: form.values, stored });
  return <ChangedMeanwhile fields={fields} onTheirs={onTheirs} onMine={onMine} />;
}
