import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Steps } from './steps.tsx';

interface PagesProps {
  /** From 1. */
  readonly page: number;
  readonly more: boolean;
  readonly onPage: (page: number) => void;
  /** How many there are on all pages, where that is known. */
  readonly found?: string;
}

/** Which page of a list is shown, and the ways to the pages beside it; nothing where one page holds all there is. */
export function Pages({ page, more, onPage, found }: PagesProps) {
  const { t } = useTranslation();
  const isOnly = page <= 1 && !more;
  if (isOnly && found === undefined) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        justifyContent: 'flex-end',
        minHeight: 48,
      }}
    >
      {found !== undefined && (
        <Typography role="status" color="textSecondary" sx={{ mr: 'auto' }}>
          {found}
        </Typography>
      )}
      {!isOnly && (
        <Steps
          previous={t('pages.previous')}
          next={t('pages.next')}
          onStep={(direction) => onPage(page + direction)}
          first={page <= 1}
          last={!more}
        >
          <Typography role="status">{t('pages.page', { page })}</Typography>
        </Steps>
      )}
    </Box>
  );
}
