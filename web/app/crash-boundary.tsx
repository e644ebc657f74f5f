import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Component, type ReactNode } from 'react';
import { Translation } from 'react-i18next';

/** What is left when a page breaks: a sentence and a way on, never a blank screen. */
export class CrashBoundary extends Component<{ readonly children: ReactNode }, { readonly crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override render(): ReactNode {
    if (!this.state.crashed) return this.props.children;
    return (
      <Translation>
        {(t) => (
          <Box role="alert" sx={{ p: 3, display: 'grid', gap: 2, justifyItems: 'start', maxWidth: 560 }}>
            <Typography variant="h1">{t('common.crash')}</Typography>
            <Typography>{t('common.crashText')}</Typography>
            <Button variant="contained" onClick={() => window.location.reload()}>
              {t('common.reload')}
            </Button>
          </Box>
        )}
      </Translation>
    );
  }
}
