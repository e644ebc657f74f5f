import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

/** The bar along the top while the next page loads. Drawn here: the kit's own weighs as much as a page. */
export function NavigationProgress() {
  const { t } = useTranslation();
  return (
    <Box role="progressbar" aria-label={t('shell.loading')} sx={bar}>
      <Box sx={runner} />
    </Box>
  );
}

const bar = {
  position: 'fixed',
  inset: '0 0 auto 0',
  height: 3,
  zIndex: 'tooltip',
  overflow: 'hidden',
  bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 25%, transparent)',
};

const runner = {
  width: '40%',
  height: '100%',
  bgcolor: 'primary.main',
  '@keyframes muster-runs': { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } },
  animation: 'muster-runs 1.2s ease-in-out infinite',
  '@media (prefers-reduced-motion: reduce)': { animation: 'none', width: '100%' },
};
