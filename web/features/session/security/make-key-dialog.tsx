import { addDays } from '@muster/domain/calendar/day.ts';
import type { KeyScope } from '@muster/domain/keys/key-rules.ts';
import { makeKey } from '@muster/domain/keys/keys-contract.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { securityChanges } from '../../../data/account/security.ts';
import { companyQueries } from '../../../data/company.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { CurrentPassword } from './current-password.tsx';

const scopes = { read: ['read'], checkin: ['checkin'], both: ['read', 'checkin'] } as const satisfies Record<
  string,
  readonly KeyScope[]
>;
const lasting = { month: 30, quarter: 90, year: 365 } as const;

const scopeChoices = ['read', 'checkin', 'both'] as const;
const lastingChoices = ['month', 'quarter', 'year'] as const;

interface MakeKeyDialogProps {
  readonly onClose: () => void;
  readonly onMade: (key: string) => void;
}

/** A new key: what for, what it may, and until when. */
export function MakeKeyDialog({ onClose, onMade }: MakeKeyDialogProps) {
  const { t } = useTranslation();
  const make = useMutation(securityChanges.makeKey);
  const { data: company } = useQuery(companyQueries.shown);
  const form = useForm({
    contract: makeKey,
    initial: { name: '', scopes: 'read', expires: 'quarter', current: '' },
    toBody: (values) => ({
      name: values.name,
      scopes: [...scopes[values.scopes as keyof typeof scopes]],
      expires: addDays(company?.today ?? '', lasting[values.expires as keyof typeof lasting]),
      current: values.current,
    }),
    required: ['name', 'current'],
    send: async (body) => onMade((await make.mutateAsync(body)).key),
  });
  return (
    <FormDialog
      form={form}
      title={t('security.keys.make')}
      submit={t('security.keys.make')}
      disabled={!company}
      onClose={onClose}
    >
      <FormField {...form.field('name')} label={t('security.keys.name')} />
      <SelectField
        {...form.field('scopes')}
        label={t('security.keys.scope')}
        options={scopeChoices.map((value) => ({ value, text: t(`security.keys.scopes.${value}`) }))}
      />
      <SelectField
        {...form.field('expires')}
        label={t('security.keys.lasts')}
        options={lastingChoices.map((value) => ({ value, text: t(`security.keys.days.${value}`) }))}
      />
      <CurrentPassword field={form.field('current')} />
    </FormDialog>
  );
}
