import {
  addPhoto,
  type Photo,
  type PhotoInput,
  updatePhoto,
} from '@muster/domain/administration/administration-contract.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../../components/form/day-field/day-field.tsx';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { administrationChanges } from '../../../data/administration.ts';
import { companyQueries } from '../../../data/company.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { PhotoUpload } from './photo-upload.tsx';
import { Picture } from './picture.tsx';

interface PhotoDialogProps {
  /** Left out for a new one. */
  readonly photo: Photo | undefined;
  readonly onClose: () => void;
}

/** A photo: its picture, its title, what is on it. */
export function PhotoDialog({ photo, onClose }: PhotoDialogProps) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const { data: company } = useQuery(companyQueries.shown);
  const add = useMutation(administrationChanges.addPhoto);
  const change = useMutation(administrationChanges.changePhoto);
  const form = useForm({
    contract: photo ? updatePhoto : addPhoto,
    initial: {
      path: photo?.path ?? '',
      title: photo?.title ?? '',
      description: photo?.description ?? '',
      takenon: photo?.takenon ?? '',
    },
    required: ['title'],
    check: ({ path }) => (path ? {} : { path: t('administration.photos.missing') }),
    toBody: (values): PhotoInput =>
      (photo ? { ...values, id: photo.id, revision: photo.revision } : values) as PhotoInput,
    send: async (body) => {
      const stored = photo
        ? await change.mutateAsync({ ...body, id: photo.id, revision: photo.revision })
        : await add.mutateAsync(body);
      say(t(photo ? 'administration.changed' : 'administration.added', { name: stored.title }));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      maxWidth="sm"
      title={t(photo ? 'administration.photos.changeTitle' : 'administration.photos.add')}
      submit={photo ? t('common.save') : t('administration.photos.add')}
      onClose={onClose}
    >
      {!photo || photo.may.replace ? (
        <PhotoUpload {...form.field('path')} title={form.values.title} onPath={(path) => form.change({ path })} />
      ) : (
        <Picture path={photo.path} title={photo.title} size="small" height={180} />
      )}
      <FormField {...form.field('title')} label={t('administration.photos.name')} />
      <FormField {...form.field('description')} label={t('administration.photos.description')} optional multiline />
      {company && (
        <DayField
          {...form.field('takenon')}
          label={t('administration.photos.takenOn')}
          optional
          picker={{ today: company.today, weekStart: company.weekstart }}
        />
      )}
    </FormDialog>
  );
}
