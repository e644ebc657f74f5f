import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MemberAvatar } from '../member-avatar.tsx';
import { UploadField } from '../upload/upload-field.tsx';
import type { FieldProps } from './field.tsx';
import { smallPicture } from './small-picture.ts';

interface PhotoFieldProps extends Omit<FieldProps, 'hint'> {
  /** Whose face it is, for who has none. */
  readonly of: string;
  readonly photo: string | null;
  /** It is being saved. */
  readonly busy: boolean;
  readonly onPhoto: (photo: string) => void;
  readonly onRemove: () => void;
}

/** Takes a picture by a drop, a paste or a choice, makes it small, shows it. */
export function PhotoField({ of, photo, busy, onPhoto, onRemove, error, ...labelled }: PhotoFieldProps) {
  const { t } = useTranslation();
  const [unreadable, setUnreadable] = useState(false);
  const take = async (file: File) => {
    try {
      onPhoto(await smallPicture(file));
      setUnreadable(false);
    } catch {
      setUnreadable(true);
    }
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 0.5 }}>
        <MemberAvatar name={of} photo={photo} size={88} />
        {photo && <Button onClick={onRemove}>{t('members.profile.removePhoto')}</Button>}
      </Box>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <UploadField
          {...labelled}
          accept="image/jpeg,image/png,image/webp"
          choose={t('members.profile.choosePhoto')}
          hint={t('members.profile.photoHint')}
          error={unreadable ? t('members.profile.photoUnreadable') : error}
          file={undefined}
          busy={busy}
          onFile={(file) => void take(file)}
        />
      </Box>
    </Box>
  );
}
