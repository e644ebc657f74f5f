import {
  addPermission,
  type Permission,
  type PermissionInput,
  updatePermission,
} from '@muster/domain/administration/administration-contract.ts';
import { type Flags, noFlags } from '@muster/domain/administration/flags.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { ownFlagsQuery } from '../../../data/account/own-flags.ts';
import { administrationChanges } from '../../../data/administration.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useCurrentMember } from '../../../lib/session/session-store.ts';
import { FlagBoxes } from './flag-boxes.tsx';
import { HoldersField } from './holders-field.tsx';

interface PermissionDialogProps {
  /** Left out for a new one. */
  readonly permission: Permission | undefined;
  readonly onClose: () => void;
}

/** A permission: its name, its flags, and, for administrators, to whom it is given. */
export function PermissionDialog({ permission, onClose }: PermissionDialogProps) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const isAdministrator = useCurrentMember().role === 'SA';
  const { data: own = noFlags } = useQuery(ownFlagsQuery);
  const add = useMutation(administrationChanges.addPermission);
  const change = useMutation(administrationChanges.changePermission);
  const { users, photos, permissions } = permission ?? noFlags;
  const form = useForm({
    contract: permission ? updatePermission : addPermission,
    initial: {
      name: permission?.name ?? '',
      flags: { users, photos, permissions } as Flags,
      members: (permission?.members ?? []) as readonly number[],
    },
    required: ['name'],
    toBody: ({ name, flags, members }): PermissionInput =>
      ({
        name,
        ...flags,
        ...(isAdministrator ? { members: [...members] } : {}),
        ...(permission ? { id: permission.id, revision: permission.revision } : {}),
      }) as PermissionInput,
    send: async (body) => {
      const stored = permission
        ? await change.mutateAsync({ ...body, id: permission.id, revision: permission.revision })
        : await add.mutateAsync(body);
      say(t(permission ? 'administration.changed' : 'administration.added', { name: stored.name }));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      maxWidth="sm"
      title={t(permission ? 'administration.permissions.changeTitle' : 'administration.permissions.add')}
      submit={permission ? t('common.save') : t('administration.permissions.add')}
      onClose={onClose}
    >
      <FormField {...form.field('name')} label={t('administration.permissions.name')} />
      <FlagBoxes flags={form.values.flags} own={own} onFlags={(flags) => form.change({ flags })} />
      {isAdministrator && <HoldersField {...form.field('members')} />}
    </FormDialog>
  );
}
