import Box from '@mui/material/Box';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/loading/error-state.tsx';
import { administrationQueries } from '../../../data/administration.ts';

interface PictureProps {
  readonly path: string;
  readonly title: string;
  readonly size: 'small' | 'full';
  readonly height: number | string;
  /** Makes the picture a button, once it is there. */
  readonly onOpen?: () => void;
}

/** A picture that is kept behind the sign-in. */
export function Picture({ path, title, size, height, onOpen }: PictureProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(administrationQueries.picture(path, size));
  if (error) return <ErrorState problem={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rectangular" sx={{ width: '100%', height }} />;
  const picture = (
    <Box
      component="img"
      src={data}
      alt={t('administration.photos.pictureOf', { name: title })}
      sx={{
        display: 'block',
        width: '100%',
        ...(size === 'small' ? { height, objectFit: 'cover' } : { maxHeight: height, objectFit: 'contain' }),
      }}
    />
  );
  if (!onOpen) return picture;
  return (
    <CardActionArea aria-label={t('administration.photos.open', { name: title })} onClick={onOpen}>
      {picture}
    </CardActionArea>
  );
}
