import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  addSampleUser,
  type SampleUser,
  updateSampleUser,
} from '@muster/domain/samples/users/sample-users-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../components/form/form-dialog.tsx';
import { FormField } from '../../components/form/form-field.tsx';
import { useSnackbar } from '../../components/snackbar.tsx';
import { newKey } from '../../lib/api/new-key.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { sampleChanges } from '../sample-data.ts';

interface UserDialogProps {
  /** Left out for a new one. */
  readonly user: SampleUser | undefined;
  readonly onClose: () => void;
}

const fields = ['name', 'email', 'phone', 'balance', 'age', 'company', 'address'] as const;
const text = (it: string | number | undefined) => String(it ?? '');
const keyboards = { email: 'email', phone: 'tel', age: 'numeric' } as const;

export function UserDialog({ user, onClose }: UserDialogProps) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const add = useMutation(sampleChanges.addUser);
  const update = useMutation(sampleChanges.updateUser);
  const form = useForm({
    contract: user ? updateSampleUser : addSampleUser,
    initial: {
      name: text(user?.name),
      email: text(user?.email),
      phone: text(user?.phone),
      balance: text(user?.balance),
      age: text(user?.age),
      company: text(user?.company),
      address: text(user?.address),
      isActive: user?.isActive ?? true,
    },
    required: fields,
    toBody: (values): SampleUser => ({ ...user, ...values, id: user?.id ?? newKey() }),
    send: async (body) => {
      await (user ? update : add).mutateAsync(body);
      say(t('samples.saved', { name: body.name ?? '' }));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t(user ? 'samples.users.change' : 'samples.users.create')}
      submit={t('common.save')}
      onClose={onClose}
    >
      {fields.map((it) => (
        <FormField
          key={it}
          {...form.field(it)}
          label={t(`samples.users.${it}`)}
          {...(it in keyboards ? { inputProps: { inputMode: keyboards[it as keyof typeof keyboards] } } : {})}
        />
      ))}
      <FormControlLabel
        control={<Switch checked={form.values.isActive} onChange={(_event, isActive) => form.change({ isActive })} />}
        label={t('samples.users.active')}
      />
    </FormDialog>
  );
}
