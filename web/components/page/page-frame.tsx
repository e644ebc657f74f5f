import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LOW_SCREEN } from '../../lib/look/low-screen.ts';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';
import { useTitle } from './use-title.ts';

/** The widest that content grows, in pixels: the same on every page. */
export const CONTENT_WIDTH = 1170;

interface PageFrameProps {
  readonly title: string;
  readonly lead?: string;
  readonly crumbs: readonly Crumb[];
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** Every page behind the guard: its breadcrumb, its one heading, its one primary action, its content. */
export function PageFrame({ title, lead, crumbs, action, children }: PageFrameProps) {
  useTitle(title);
  return (
    <Box
      sx={{
        maxWidth: CONTENT_WIDTH,
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
          {/* No wider than the page for one long word in large letters. */}
          <Box sx={{ minWidth: 0, maxWidth: 680 }}>
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
