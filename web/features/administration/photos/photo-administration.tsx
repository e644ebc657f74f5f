import Box from '@mui/material/Box';
import type { Photo } from '@muster/domain/administration/administration-contract.ts';
import type { ActFlags } from '@muster/domain/administration/flags.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRemoval } from '../../../components/dialogs/use-removal.tsx';
import { useAsked } from '../../../components/page/use-asked.ts';
import { administrationChanges, administrationQueries } from '../../../data/administration.ts';
import { AdministrationFrame } from '../administration-frame.tsx';
import { PagedList } from '../paged-list.tsx';
import { LargePhoto } from './large-photo.tsx';
import { PhotoCard } from './photo-card.tsx';
import { PhotoDialog } from './photo-dialog.tsx';

/** The company's pictures as a gallery, newest first. */
export function PhotoAdministration({ otherwise }: { readonly otherwise: ReactNode }) {
  const [edited, setEdited] = useState<Photo | 'new' | undefined>();
  return (
    <>
      <AdministrationFrame group="photos" onAdd={() => setEdited('new')} otherwise={otherwise}>
        {(may) => <Gallery may={may} onChange={setEdited} />}
      </AdministrationFrame>
      {edited && <PhotoDialog photo={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

interface GalleryProps {
  readonly may: ActFlags;
  readonly onChange: (photo: Photo) => void;
}

function Gallery({ may, onChange }: GalleryProps) {
  const { t } = useTranslation();
  const list = useAsked({ search: '' });
  const removal = useRemoval(administrationChanges.deletePhoto);
  const query = useQuery(administrationQueries.photos({ ...list.asked, page: list.page }));
  const [large, setLarge] = useState<Photo | undefined>();
  return (
    <>
      <PagedList query={query} list={list} empty={t('administration.photos.none')}>
        {(photos) => (
          <Box component="ul" aria-label={t('administration.groups.photos')} sx={gallery}>
            {photos.map((it) => (
              <PhotoCard
                key={it.id}
                photo={it}
                onOpen={() => setLarge(it)}
                onChange={may.write ? () => onChange(it) : undefined}
                onRemove={
                  may.delete
                    ? () => removal.ask({ body: it.id, said: t('administration.removed', { name: it.title }) })
                    : undefined
                }
              />
            ))}
          </Box>
        )}
      </PagedList>
      {large && <LargePhoto photo={large} onClose={() => setLarge(undefined)} />}
      {removal.question}
    </>
  );
}

const gallery = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
};
