import Button from '@mui/material/Button';
import { Link } from 'react-router';

/** The way to a page that belongs to this one, beside its heading. */
export function PageLink({ to, text }: { readonly to: string; readonly text: string }) {
  return (
    <Button component={Link} to={to} variant="outlined">
      {text}
    </Button>
  );
}
