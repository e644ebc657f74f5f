import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { lookChoices } from '../../lib/look-choices.ts';
import { themeFor } from './theme.ts';

/** The server writes a fresh nonce into the page; styles without it are refused by the content policy. */
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
const cache = createCache({ key: 'm', ...(nonce ? { nonce } : {}) });

export function Look({ children }: { children: ReactNode }) {
  const accent = lookChoices.accent.useChosen();
  const theme = useMemo(() => themeFor(accent), [accent]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="muster-mode" noSsr>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
