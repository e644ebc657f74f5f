import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface FormPartProps {
  readonly title: string;
  readonly hint?: string;
  /** Its rank among the headings around it; `h2` unless it says otherwise. */
  readonly level?: 'h2' | 'h3';
  readonly children: ReactNode;
}

/** A group of fields under one name. */
export function FormPart(props: FormPartProps) {
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0, display: 'grid', gap: 2, mb: 1 }}>
      <Typography component="legend" variant={props.level ?? 'h2'} sx={{ p: 0, mb: 1 }}>
        {props.title}
      </Typography>
      {props.hint && (
        <Typography color="textSecondary" sx={{ mt: -1 }}>
          {props.hint}
        </Typography>
      )}
      {props.children}
    </Box>
  );
}
