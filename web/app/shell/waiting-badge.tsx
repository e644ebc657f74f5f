import Badge from '@mui/material/Badge';
import { MOST_COUNTED } from '@muster/domain/waiting/waiting-contract.ts';
import type { ReactNode } from 'react';

interface WaitingBadgeProps {
  readonly count: number;
  /** The icon that it stands at. */
  readonly children: ReactNode;
}

/** How much waits behind a place, at its icon; who cannot see it hears it as the place's description. */
export function WaitingBadge({ count, children }: WaitingBadgeProps) {
  return (
    <Badge
      aria-hidden
      badgeContent={count > 0 ? count : null}
      max={MOST_COUNTED}
      color="error"
      sx={{ flex: 'none', '& .MuiBadge-badge': { height: '1rem', minWidth: '1rem', px: 0.5, fontSize: '0.6875rem' } }}
    >
      {children}
    </Badge>
  );
}
