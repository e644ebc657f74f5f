import Box from '@mui/material/Box';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { listLine } from './list-line.ts';

interface ListRowProps {
  readonly icon: typeof SvgIcon;
  readonly title: ReactNode;
  readonly detail: ReactNode;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** An entry of a list that has an icon, a name with what is to be known of it, and buttons. */
export function ListRow({ icon: Icon, title, detail, children }: ListRowProps) {
  return (
    <Box component="li" sx={listLine}>
      <Icon color="action" />
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Typography component="div" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography component="div" color="textSecondary" variant="body2">
          {detail}
        </Typography>
      </Box>
      {children}
    </Box>
  );
}
