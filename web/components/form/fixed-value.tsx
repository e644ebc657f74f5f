import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** What stands among the fields of a form and cannot be changed there, with the reason. */
export function FixedValue(props: { readonly label: string; readonly value: string; readonly hint: string }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'flex', flexDirection: 'column', gap: 0.5 }}>
      <Typography component="dt" sx={{ fontWeight: 500 }}>
        {props.label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, py: 0.75 }}>
        {props.value}
      </Typography>
      <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0 }}>
        {props.hint}
      </Typography>
    </Box>
  );
}
