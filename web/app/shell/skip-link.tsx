import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';

/** The first stop of the keyboard: past the navigation. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <Link
      href="#content"
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        displayPrint: 'none',
        px: 2,
        py: 1.5,
        borderRadius: 2,
        bgcolor: 'background.paper',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
      onClick={(event) => {
        event.preventDefault();
        document.querySelector<HTMLElement>('#content')?.focus();
      }}
    >
      {t('shell.skipLink')}
    </Link>
  );
}
