import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { smallPicture } from '../lib/small-picture.ts';
import { MemberAvatar } from './member-avatar.tsx';

interface PhotoPickerProps {
  readonly name: string;
  readonly photo: string | null;
  readonly onPhoto: (photo: string) => void;
  readonly onRemove: () => void;
}

/** Chooses a picture, makes it small, shows it. */
export function PhotoPicker({ name, photo, onPhoto, onRemove }: PhotoPickerProps) {
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
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <MemberAvatar name={name} photo={photo} size={88} />
      <Box sx={{ flex: '1 1 200px' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" startIcon={<PhotoCamera />} onClick={() => input.current?.click()}>
            {t('members.profile.choosePhoto')}
          </Button>
          {photo && <Button onClick={onRemove}>{t('members.profile.removePhoto')}</Button>}
        </Box>
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-label={t('members.profile.choosePhoto')}
          hidden
          onChange={(event) => void choose(event)}
        />
        <FormHelperText error={unreadable} role={unreadable ? 'alert' : undefined} sx={{ fontSize: '0.8125rem' }}>
          {unreadable ? t('members.profile.photoUnreadable') : t('members.profile.photoHint')}
        </FormHelperText>
      </Box>
    </Box>
  );
}
