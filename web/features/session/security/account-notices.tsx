import Box from '@mui/material/Box';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { FactorNotice } from './factor-notice.tsx';
import { PasswordNotice } from './password-notice.tsx';

/**
 * What a member is to do about their own way in, above every page. The page that stands already as it turns out would be
 * pushed down: over that one it stands at the foot, or on a short screen over the title, and can be put away until the next.
 */
export default function AccountNotices() {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [late, setLate] = useState(true);
  const [away, setAway] = useState(false);
  if (late && pathname !== first) setLate(false);
  const onLater = late ? () => setAway(true) : undefined;
  return (
    <Box sx={late ? atFoot : {}} hidden={late && away}>
      <FactorNotice onLater={onLater} />
      <PasswordNotice onLater={onLater} />
    </Box>
  );
}

/** Where at the foot it would lie over the large button of a phone: it lies over the title instead, and nothing moves. */
const SHORT_SCREEN = '@media (max-height: 720px)';

/** Flat and above the bar of a phone, to leave what one presses there free; the most urgent alone, as two would reach that far. */
const atFoot = {
  position: 'fixed',
  zIndex: 'fab',
  left: { xs: 4, md: 'auto' },
  right: { xs: 4, md: 64 },
  bottom: {
    xs: 'calc(70px + var(--decisions, 0px) + env(safe-area-inset-bottom))',
    sm: 'calc(70px + env(safe-area-inset-bottom))',
    md: 16,
  },
  maxWidth: { md: 560 },
  maxHeight: '50dvh',
  overflowY: 'auto',
  bgcolor: 'background.paper',
  borderRadius: 1,
  boxShadow: 6,
  displayPrint: 'none',
  '& > .MuiAlert-root': { mb: 0, py: 0 },
  '& > .MuiAlert-root ~ .MuiAlert-root': { display: 'none' },
  [SHORT_SCREEN]: { top: 'calc(var(--top-bar) + 4px)', bottom: 'auto' },
} as const;
