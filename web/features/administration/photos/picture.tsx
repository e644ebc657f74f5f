import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { KeptPicture } from '../../../components/kept-picture.tsx';
import { keptFileQueries } from '../../../data/kept-files.ts';

interface PictureProps {
  readonly path: string;
  readonly title: string;
  readonly size: 'small' | 'full';
  readonly height: number | string;
  /** Makes the picture a button, once it is there. */
  readonly onOpen?: () => void;
}

/** A picture that somebody has uploaded. */
export function Picture({ path, title, size, height, onOpen }: PictureProps) {
  const { t } = useTranslation();
  const button = onOpen && { label: t('administration.photos.open', { name: title }), onClick: onOpen };
  return (
    <KeptPicture
      picture={useQuery(keptFileQueries.picture(path, size))}
      alt={t('administration.photos.pictureOf', { name: title })}
      height={height}
      cover={size === 'small'}
      button={button}
    />
  );
}
