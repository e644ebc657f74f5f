import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { MusterMark } from './muster-mark.tsx';

/** The mark inside a turning ring, while the session starts. */
export function FullPageLoader({ label }: { readonly label: string }) {
  return (
    <Box role="status" aria-label={label} sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center' }}>
      <Box sx={{ display: 'grid', placeItems: 'center', '& > *': { gridArea: '1 / 1' } }}>
        <CircularProgress size={84} thickness={2} aria-hidden />
        <MusterMark size={44} />
      </Box>
    </Box>
  );
}
