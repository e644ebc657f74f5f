import { addDoor, changeDoor, type Door, type Pairing } from '@muster/domain/doors/doors-contract.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { doorChanges } from '../../../data/attendance/doors.ts';
import { listQuery } from '../../../data/lists/lists.ts';
import { useForm } from '../../../lib/form/use-form.ts';

interface DoorDialogProps {
  /** Undefined for a new one. */
  readonly changing: Door | undefined;
  readonly onClose: () => void;
  readonly onMade: (it: Pairing) => void;
}

/** A door's name and site. */
export function DoorDialog(props: DoorDialogProps) {
  return props.changing ? <ChangeDialog {...props} door={props.changing} /> : <AddDialog {...props} />;
}

interface Typed {
  readonly name: string;
  readonly siteid: string;
}

const asAsked = ({ name, siteid }: Typed) => ({ name: name.trim(), siteid: siteid === '' ? null : Number(siteid) });

function AddDialog({ onClose, onMade }: DoorDialogProps) {
  const { t } = useTranslation();
  const add = useMutation(doorChanges.add);
  const form = useForm({
    contract: addDoor,
    initial: { name: '', siteid: '' },
    toBody: asAsked,
    required: ['name'],
    send: async (body) => onMade(await add.mutateAsync(body)),
  });
  return (
    <FormDialog form={form} title={t('doors.addTitle')} submit={t('doors.add')} onClose={onClose}>
      <DoorFields fieldOf={form.field} />
    </FormDialog>
  );
}

function ChangeDialog({ door, onClose }: DoorDialogProps & { readonly door: Door }) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const change = useMutation(doorChanges.change(door));
  const form = useForm({
    contract: changeDoor,
    initial: { name: door.name, siteid: String(door.site?.id ?? '') },
    toBody: (typed) => ({ ...asAsked(typed), revision: door.revision }),
    required: ['name'],
    send: async (body) => {
      const { name } = await change.mutateAsync(body);
      say(t('doors.saved', { name }));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('doors.changeTitle', { name: door.name })}
      submit={t('common.save')}
      onClose={onClose}
    >
      <DoorFields fieldOf={form.field} stays={door.site} />
    </FormDialog>
  );
}

type FieldOf = (name: 'name' | 'siteid') => Omit<Parameters<typeof FormField>[0], 'label'>;

/** `stays` is the site that the door has, perhaps one that is offered no more. */
function DoorFields({ fieldOf, stays }: { readonly fieldOf: FieldOf; readonly stays?: Door['site'] }) {
  const { t } = useTranslation();
  const { data: sites = [] } = useQuery(listQuery('sites'));
  const offered = sites.filter((it) => !it.retired || it.id === stays?.id);
  return (
    <>
      <FormField
        {...fieldOf('name')}
        label={t('doors.name')}
        hint={t('doors.nameHint')}
        inputProps={{ maxLength: 60 }}
      />
      <SelectField
        {...fieldOf('siteid')}
        label={t('doors.site')}
        hint={t('doors.siteHint')}
        options={[
          { value: '', text: t('doors.noSite') },
          ...offered.map((it) => ({ value: String(it.id), text: it.name })),
        ]}
      />
    </>
  );
}
