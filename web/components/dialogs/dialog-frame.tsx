import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect, useId, useLayoutEffect } from 'react';
import { holdSecondTap } from '../../lib/gestures/second-tap.ts';
import { LOW_SCREEN } from '../../lib/look/low-screen.ts';
import { useHush } from '../snackbar.tsx';
import { DialogBody } from './dialog-body.tsx';

interface DialogFrameProps {
  readonly open: boolean;
  readonly title: string;
  readonly titleIcon?: ReactNode;
  readonly actions: ReactNode;
  readonly children: ReactNode;
  /** Left out where the dialog must be answered. */
  readonly onClose?: () => void;
  /** A click beside the dialog closes it too. */
  readonly closedByVeil?: boolean;
  /** It takes the place of another dialog, without a motion of its own. */
  readonly atOnce?: boolean;
  /** On a phone it comes up from the foot, no higher than it has to be: for what is read or chosen, with a remark at most to type. */
  readonly sheet?: boolean;
  readonly role?: 'dialog' | 'alertdialog';
  readonly maxWidth?: 'xs' | 'sm';
}

/** Every dialog: in the middle of a wide screen, the whole of a phone's or its foot, its actions in reach of the thumb. */
export function DialogFrame(props: DialogFrameProps) {
  const { open, title, titleIcon, actions, children, onClose, role = 'dialog', maxWidth = 'xs' } = props;
  const { sheet = false, closedByVeil = false, atOnce = false } = props;
  const id = useId();
  const phone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const hush = useHush();
  useEffect(() => {
    if (open) hush();
  }, [open, hush]);
  // Also as soon as it begins to fade.
  useLayoutEffect(() => (open ? holdSecondTap : undefined), [open]);
  return (
    <Dialog
      open={open}
      fullScreen={phone && !sheet}
      fullWidth
      maxWidth={maxWidth}
      {...(atOnce && { transitionDuration: 0 })}
      onClose={(_event, reason) => {
        if (reason !== 'backdropClick' || closedByVeil) onClose?.();
      }}
      sx={{ ...(phone ? sheet && atTheFoot : inTheMiddle), ...onLowScreens }}
      role={role}
      aria-labelledby={`${id}-title`}
      // A form is not read out whole as it opens: it is gone through field by field.
      {...((sheet || role === 'alertdialog') && { 'aria-describedby': `${id}-content` })}
    >
      <DialogTitle id={`${id}-title`} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        {titleIcon}
        {title}
      </DialogTitle>
      <DialogBody id={`${id}-content`}>{children}</DialogBody>
      <DialogActions
        sx={{
          p: 2,
          gap: 1,
          // On phones one beneath the other, what leads on above what leads back.
          flexWrap: { xs: 'wrap-reverse', sm: 'wrap' },
          pb: 'max(16px, env(safe-area-inset-bottom))',
          '& > :not(style) ~ :not(style)': { ml: 0 },
          '& > button, & > a': { flex: { xs: '1 1 100%', sm: '0 1 auto' }, [LOW_SCREEN]: { flexBasis: 'auto' } },
        }}
      >
        {actions}
      </DialogActions>
    </Dialog>
  );
}

const atTheFoot = {
  '& .MuiDialog-container': { alignItems: 'flex-end' },
  '& .MuiDialog-paper': {
    m: 0,
    width: '100%',
    maxWidth: '100%',
    maxHeight: 'calc(100% - 48px)',
    borderRadius: '16px 16px 0 0',
  },
};

const inTheMiddle = { '& .MuiDialog-paper': { [LOW_SCREEN]: { my: 1, maxHeight: 'calc(100% - 16px)' } } };

/** What is read or typed keeps room between the title and the buttons, also where a narrow page is much enlarged. */
const onLowScreens = { '& .MuiDialogTitle-root, & .MuiDialogActions-root': { [LOW_SCREEN]: { py: 1 } } };
