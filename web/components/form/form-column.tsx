import Box from '@mui/material/Box';
import type { FormEvent, ReactNode, Ref } from 'react';

interface FormColumnProps {
  readonly ref?: Ref<HTMLFormElement>;
  readonly id?: string;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly children: ReactNode;
}

const column = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  // On a wide page a field stays no wider than what is written in it.
  '& > [data-field]': { maxWidth: 640, width: '100%' },
};

/** A form whose fields stand beneath each other; the checking is Muster's, not the browser's. */
export function FormColumn({ children, ...form }: FormColumnProps) {
  return (
    <Box component="form" noValidate {...form} sx={column}>
      {children}
    </Box>
  );
}
