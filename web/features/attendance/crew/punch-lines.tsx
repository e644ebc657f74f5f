import Box from '@mui/material/Box';

/** Of punches of a crew, a line each. */
export const PunchLines = ({ lines }: { readonly lines: readonly string[] }) => (
  <Box component="ul" sx={{ m: 0, mb: 0.5, pl: 2.5 }}>
    {lines.map((it) => (
      <li key={it}>{it}</li>
    ))}
  </Box>
);
