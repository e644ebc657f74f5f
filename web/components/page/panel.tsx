import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { LOW_SCREEN } from '../../lib/look/low-screen.ts';
import { useArrival } from './use-arrival.ts';

interface PanelProps {
  readonly title: string;
  readonly lead?: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
  /** Its name behind the hash of an address that leads to it. */
  readonly place?: string;
}

/** A card with a heading: a part of a page. */
export function Panel({ title, lead, action, children, place }: PanelProps) {
  const id = useId();
  const part = useArrival(place);
  return (
    <Card
      component="section"
      ref={part}
      aria-labelledby={id}
      {...(place && { tabIndex: -1 })}
      sx={{ p: { xs: 2, sm: 3 }, [LOW_SCREEN]: { py: 1, px: 2 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', alignItems: 'center' }}>
        {/* What is done with it goes beneath where it would break the heading, or make a column of the text under it. */}
        <Box
          sx={
            lead ? { flex: '1 1 0', minWidth: 'min(100%, 12rem)' } : { flex: '1 1 auto', minWidth: 'min(100%, 5.5rem)' }
          }
        >
          <Typography id={id} variant="h2">
            {title}
          </Typography>
          {lead && <Typography color="textSecondary">{lead}</Typography>}
        </Box>
        {action}
      </Box>
      {children && <Box sx={{ mt: 2, [LOW_SCREEN]: { mt: 1 } }}>{children}</Box>}
    </Card>
  );
}
