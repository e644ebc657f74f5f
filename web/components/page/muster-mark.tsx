import Box from '@mui/material/Box';

/** The product's mark: an M whose last stroke is a tick. */
export function MusterMark({ size = 36 }: { readonly size?: number }) {
  return (
    <Box component="svg" viewBox="0 0 48 48" aria-hidden sx={{ width: size, height: size, flex: 'none' }}>
      <rect width="48" height="48" rx="12" fill="#1976d2" />
      <g fill="none" strokeWidth="4.5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M10 34V16l9.5 11L24 21.5" stroke="#fff" />
        <path d="M24 27.5 29 33l9.5-17" stroke="#ffaf38" />
      </g>
    </Box>
  );
}
