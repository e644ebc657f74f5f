import IconButton, { type IconButtonProps } from '@mui/material/IconButton';

/** A button of an icon that does nothing for now, as while what it began goes on, and keeps the focus meanwhile. */
export function RestingIconButton({ rests, onClick, ...props }: IconButtonProps & { readonly rests: boolean }) {
  return <IconButton {...props} aria-disabled={rests} onClick={(event) => rests || onClick?.(event)} sx={resting} />;
}

const resting = {
  '&[aria-disabled=true]': { color: 'action.disabled', cursor: 'default', '&:hover': { bgcolor: 'transparent' } },
};
