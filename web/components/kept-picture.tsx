import Box from '@mui/material/Box';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState } from './loading/error-state.tsx';

interface KeptPictureProps {
  /** The picture as something that an image can show. */
  readonly picture: UseQueryResult<string>;
  readonly alt: string;
  readonly height: number | string;
  /** Fills the place and is cut; else it is shown whole. */
  readonly cover: boolean;
  /** Makes the picture a button of this name, once it is there. */
  readonly button?: { readonly label: string; readonly onClick: () => void } | undefined;
}

/** A picture that is kept behind the sign-in. */
export function KeptPicture({ picture, alt, height, cover, button }: KeptPictureProps) {
  const { data, error, refetch } = picture;
  if (error) return <ErrorState problem={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rectangular" sx={{ width: '100%', height }} />;
  const shown = (
    <Box
      component="img"
      src={data}
      alt={alt}
      sx={{
        display: 'block',
        width: '100%',
        ...(cover ? { height, objectFit: 'cover' } : { maxHeight: height, objectFit: 'contain' }),
      }}
    />
  );
  if (!button) return shown;
  return (
    <CardActionArea aria-label={button.label} onClick={button.onClick}>
      {shown}
    </CardActionArea>
  );
}
