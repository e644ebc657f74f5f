import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Card } from '@muster/domain/samples/scrum/scrum-contract.ts';
import { useTranslation } from 'react-i18next';
import { listLine } from '../../components/list-line.ts';

type Files = NonNullable<Card['attachments']>;

interface CardFilesProps {
  readonly files: Files;
  readonly cover: string;
  readonly onCover: (url: string) => void;
  readonly onFiles: (files: Files) => void;
}

/** What is attached to a card: each can be its cover or be taken out. */
export function CardFiles({ files, cover, onCover, onFiles }: CardFilesProps) {
  const { t } = useTranslation();
  if (files.length === 0) return null;
  const remove = (at: number) => {
    onFiles(files.toSpliced(at, 1));
    if (files[at]?.url === cover) onCover('');
  };
  return (
    <Box>
      <Typography sx={{ fontWeight: 500 }}>{t('samples.board.files')}</Typography>
      <Box component="ul" aria-label={t('samples.board.files')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {files.map((it, at) => {
          const name = it.name ?? t('samples.untitled');
          return (
            <Box component="li" key={`${it.url} ${name}`} sx={{ ...listLine, py: 1 }}>
              <Box component="img" src={it.url} alt="" sx={{ width: 64, borderRadius: 1 }} />
              <Box sx={{ flex: '1 1 100px', overflowWrap: 'anywhere' }}>
                {name} <Typography color="textSecondary">{it.size}</Typography>
              </Box>
              {it.url && it.url === cover ? (
                <Typography color="textSecondary">{t('samples.board.isCover')}</Typography>
              ) : (
                <Button aria-label={t('samples.board.coverOf', { name })} onClick={() => onCover(it.url ?? '')}>
                  {t('samples.board.cover')}
                </Button>
              )}
              <IconButton aria-label={t('samples.board.takeOut', { name })} onClick={() => remove(at)}>
                <DeleteOutlined />
              </IconButton>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
