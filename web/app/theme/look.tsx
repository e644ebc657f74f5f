import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { lookChoices } from '../../lib/look/look-choices.ts';
import { styleCache } from './style-cache.ts';
import { themeFor } from './theme.ts';

const cache = styleCache({ key: 'm' });
const RightToLeft = lazy(() => import('./right-to-left.tsx'));

export function Look({ children }: { children: ReactNode }) {
  const accent = lookChoices.accent.useChosen();
  const { i18n } = useTranslation();
  const direction = i18n.dir(i18n.language);
  const theme = useMemo(() => themeFor(accent, direction), [accent, direction]);
  const look = (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="muster-mode" noSsr>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
  if (direction === 'ltr') return <CacheProvider value={cache}>{look}</CacheProvider>;
  return (
    <Suspense>
      <RightToLeft>{look}</RightToLeft>
    </Suspense>
  );
}
