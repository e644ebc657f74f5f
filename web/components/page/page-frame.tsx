import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LOW_SCREEN } from '../../lib/low-screen.ts';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';

interface PageFrameProps {
  readonly title: string;
  readonly lead?: string;
  readonly crumbs: readonly Crumb[];
  readonly action?: ReactNode;
  readonly children: ReactNode;
  /** Widest the content grows, in pixels. */
  readonly maxWidth?: number;
}

/** Every page behind the guard: its breadcrumb, its one heading, its one primary action, its content. */
export function PageFrame({ title, lead, crumbs, action, children, maxWidth = 1170 }: PageFrameProps) {
  const { t } = useTranslation();
  useEffect(() => {
    document.title = `${title} · ${t('shell.product')}`;
  }, [title, t]);
  return (
    <Box
      sx={{
        maxWidth,
        mx: 'auto',
        display: 'flex',
        flexDirection: 'column',
        gap: { xs: 2, sm: 3 },
        [LOW_SCREEN]: { gap: 1 },
      }}
    >
      <Box component="header">
        <Box sx={{ [LOW_SCREEN]: { display: 'none' } }}>
          <Breadcrumb crumbs={[...crumbs, { name: title }]} />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', alignItems: 'center' }}>
          <Box sx={{ maxWidth: 680 }}>
            <Typography variant="h1" sx={{ mt: 0 }}>
              {title}
            </Typography>
            {lead && (
              <Typography color="textSecondary" sx={{ mt: 0.5 }}>
                {lead}
              </Typography>
            )}
          </Box>
          {action}
        </Box>
      </Box>
      {children}
    </Box>
  );
}
