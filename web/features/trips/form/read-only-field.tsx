import Box from '@mui/material/Box';
import { FormField } from '../../../components/form/form-field.tsx';

interface ReadOnlyFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly error?: string | undefined;
}

/** Something that the form fills in by itself. */
export function ReadOnlyField(props: ReadOnlyFieldProps) {
  return (
    <Box sx={{ '& .MuiOutlinedInput-root': { bgcolor: 'action.hover' } }}>
      <FormField {...props} onChange={unchanged} inputProps={{ readOnly: true }} />
    </Box>
  );
}

const unchanged = () => undefined;
