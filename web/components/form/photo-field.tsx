import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { smallPicture } from '../../lib/small-picture.ts';
import { MemberAvatar } from '../member-avatar.tsx';
import { Field, type FieldProps } from './field.tsx';

interface PhotoFieldProps extends Omit<FieldProps, 'hint'> {
  /** Whose face it is, for who has none. */
  readonly of: string;
  readonly photo: string | null;
  readonly onPhoto: (photo: string) => void;
  readonly onRemove: () => void;
}

/** Chooses a picture, makes it small, shows it. */
export function PhotoField({ of, photo, onPhoto, onRemove, error, ...labelled }: PhotoFieldProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [unreadable, setUnreadable] = useState(false);
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    try {
      onPhoto(await smallPicture(file));
      setUnreadable(false);
    } catch {
      setUnreadable(true);
    }
  };
  return (
    <Field
      {...labelled}
      group
      hint={t('members.profile.photoHint')}
      error={unreadable ? t('members.profile.photoUnreadable') : error}
    >
      {(control) => (
        <Box
          role="group"
          aria-labelledby={control.labelledBy}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
        >
          <MemberAvatar name={of} photo={photo} size={88} />
          <Button
            variant="outlined"
            startIcon={<PhotoCamera />}
            aria-describedby={control.aria['aria-describedby']}
            onClick={() => input.current?.click()}
          >
            {t('members.profile.choosePhoto')}
          </Button>
          {photo && <Button onClick={onRemove}>{t('members.profile.removePhoto')}</Button>}
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-label={t('members.profile.choosePhoto')}
            hidden
            onChange={(event) => void choose(event)}
          />
        </Box>
      )}
    </Field>
  );
}
