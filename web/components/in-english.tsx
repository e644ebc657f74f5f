import Box from '@mui/material/Box';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import i18next from 'i18next';
import { type ReactNode, useMemo, useState } from 'react';
import { I18nContext } from 'react-i18next';
import { SnackbarContext, useSnackbar } from './snackbar.tsx';

/**
 * What speaks English whatever else is spoken, with its dialogs and short words, and says so to who has it read out: marked
 * English alone, the words that it shares with other pages would be read of Burmese letters by an English voice (decision 37).
 */
export function InEnglish({ children }: { readonly children: ReactNode }) {
  const [i18n] = useState(() => i18next.cloneInstance({ lng: 'en', initAsync: false }));
  const words = useMemo(() => ({ i18n }), [i18n]);
  const announce = useSnackbar();
  const say = useMemo<typeof announce>(
    () => (text, severity) => announce(<span lang="en">{text}</span>, severity),
    [announce],
  );
  return (
    <I18nContext value={words}>
      <SnackbarContext value={say}>
        <ThemeProvider theme={marked}>
          <Box lang="en" sx={{ display: 'contents' }}>
            {children}
          </Box>
        </ThemeProvider>
      </SnackbarContext>
    </I18nContext>
  );
}

/** Dialogs, menus and hints stand at the end of the page, outside of what they belong to. */
const marked = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiModal: {
      ...outer.components?.MuiModal,
      defaultProps: { ...outer.components?.MuiModal?.defaultProps, lang: 'en' },
    },
    MuiPopper: {
      ...outer.components?.MuiPopper,
      defaultProps: { ...outer.components?.MuiPopper?.defaultProps, lang: 'en' },
    },
  },
});
