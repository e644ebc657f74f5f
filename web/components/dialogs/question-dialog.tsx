import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../form/submit-button.tsx';
import { DialogFrame } from './dialog-frame.tsx';

interface QuestionDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** The question in a sentence; left out where all that is to be known stands beneath. */
  readonly text?: string;
  /** What is to be known before answering. */
  readonly children?: ReactNode;
  readonly yes: string;
  /** What the way back says; Cancel, if left out. */
  readonly no?: string;
  readonly color?: 'primary' | 'error';
  readonly busy?: boolean;
  readonly maxWidth?: 'xs' | 'sm';
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks before something is done that is felt at once, and takes one answer. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { t } = useTranslation();
  const { open, busy = false, maxWidth = 'xs', onYes } = props;
  const yes = useOneAnswer(open, busy, onYes);
  return (
    <DialogFrame
      open={open}
      sheet
      role="alertdialog"
      maxWidth={maxWidth}
      title={props.title}
      onClose={props.onNo}
      actions={
        <>
          <Button onClick={props.onNo} autoFocus>
            {props.no ?? t('common.cancel')}
          </Button>
          <SubmitButton type="button" color={props.color ?? 'primary'} busy={busy} onClick={yes}>
            {props.yes}
          </SubmitButton>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 1 }}>
        {props.text && <Typography>{props.text}</Typography>}
        {props.children}
      </Box>
    </DialogFrame>
  );
}

/**
 * Answers once, however often it is pressed: a bouncing finger presses again before the button is drawn as busy, and
 * while the dialog is on its way out. Once what was begun has come to nothing, it may be tried again.
 */
function useOneAnswer(open: boolean, busy: boolean, answer: () => void): () => void {
  const isAnswered = useRef(false);
  useEffect(() => {
    if (!open || !busy) isAnswered.current = false;
  }, [open, busy]);
  return () => {
    if (!open || isAnswered.current) return;
    isAnswered.current = true;
    answer();
  };
}

/** The question before a record is deleted; its words are fixed (behaviour 2). */
export function DeleteDialog(props: Pick<QuestionDialogProps, 'open' | 'busy' | 'onYes' | 'onNo'>) {
  const { t } = useTranslation();
  return (
    <QuestionDialog
      {...props}
      color="error"
      title={t('common.deleteTitle')}
      text={t('common.deleteText')}
      yes={t('common.deleteYes')}
    />
  );
}
