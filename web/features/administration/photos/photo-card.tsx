import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Photo } from '@muster/domain/administration/administration-contract.ts';
import { useTranslation } from 'react-i18next';
import { RowButtons } from '../row-buttons.tsx';
import { Picture } from './picture.tsx';

interface PhotoCardProps {
  readonly photo: Photo;
  readonly onOpen: () => void;
  readonly onChange: (() => void) | undefined;
  readonly onRemove: (() => void) | undefined;
}

const HEIGHT = 160;

export function PhotoCard({ photo, onOpen, onChange, onRemove }: PhotoCardProps) {
  const { t } = useTranslation();
  const { title, description, path, uploadedby } = photo;
  return (
    <Card component="li" sx={{ display: 'flex', flexDirection: 'column' }}>
      <Picture path={path} title={title} size="small" height={HEIGHT} onOpen={onOpen} />
      <Box sx={{ p: 1.5, flex: 1, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        {description && <Typography>{description}</Typography>}
        <Typography variant="body2" color="textSecondary">
          {t('administration.photos.by', { who: uploadedby })}
        </Typography>
      </Box>
      <Box sx={{ px: 0.5, pb: 0.5 }}>
        <RowButtons name={title} onChange={onChange} onRemove={onRemove} />
      </Box>
    </Card>
  );
}
