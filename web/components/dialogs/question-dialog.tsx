import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../form/submit-button.tsx';
import { DialogFrame } from './dialog-frame.tsx';

interface QuestionDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  /** What is to be known before answering. */
  readonly children?: ReactNode;
  readonly yes: string;
  /** What the way back says; Cancel, if left out. */
  readonly no?: string;
  readonly color?: 'primary' | 'error';
  readonly busy?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks before something is done that is felt at once. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { t } = useTranslation();
  return (
    <DialogFrame
      open={props.open}
      sheet
      role="alertdialog"
      title={props.title}
      onClose={props.onNo}
      actions={
        <>
          <Button onClick={props.onNo} autoFocus>
            {props.no ?? t('common.cancel')}
          </Button>
          <SubmitButton type="button" color={props.color ?? 'primary'} busy={props.busy ?? false} onClick={props.onYes}>
            {props.yes}
          </SubmitButton>
        </>
      }
    >
      <Typography>{props.text}</Typography>
      {props.children}
    </DialogFrame>
  );
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
