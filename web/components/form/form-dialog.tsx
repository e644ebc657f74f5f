import Button from '@mui/material/Button';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyForm } from '../../lib/form/use-form.ts';
import { DialogFrame } from '../dialogs/dialog-frame.tsx';
import { useDiscardQuestion } from './discard-question.tsx';
import { FormColumn } from './form-column.tsx';
import { FormProblem } from './form-problem.tsx';
import { SubmitButton } from './submit-button.tsx';

interface FormDialogProps {
  readonly form: AnyForm;
  readonly title: string;
  /** What the button that sends says. */
  readonly submit: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** What the button that closes says; Cancel, if left out. */
  readonly cancel?: string;
  readonly danger?: boolean;
  /** There is nothing yet that could be sent. */
  readonly disabled?: boolean;
  /** Why it cannot be sent, which is read with the button, as it stands elsewhere already; undefined where it can. */
  readonly why?: string | undefined;
  /** Another way out, at the far end of the buttons. */
  readonly aside?: ReactNode;
  /** In place of the form's own word on why it was refused. */
  readonly problem?: ReactNode;
  readonly role?: 'dialog' | 'alertdialog';
  readonly maxWidth?: 'xs' | 'sm';
  /** A question with a word to it and not a form: on a phone it comes up from the foot. */
  readonly sheet?: boolean;
  /** Keeps what is typed beyond the tab, until it is given up. */
  readonly draft?: { readonly drop: () => void };
}

/** A form in a dialog. What was typed is given up only after a question, by whichever way the dialog is left. */
export function FormDialog(props: FormDialogProps) {
  const { form, title, submit, onClose, children, cancel, danger, disabled = false, why, aside, problem } = props;
  const { role, maxWidth, draft } = props;
  const { t } = useTranslation();
  const id = useId();
  const { leave, question } = useDiscardQuestion(form, onClose, draft);
  return (
    <>
      <DialogFrame
        open
        title={title}
        onClose={leave}
        closedByVeil
        sheet={props.sheet ?? false}
        {...(role ? { role } : {})}
        {...(maxWidth ? { maxWidth } : {})}
        actions={
          <>
            {aside}
            <Button onClick={leave}>{cancel ?? t('common.cancel')}</Button>
            <SubmitButton
              form={id}
              busy={form.busy}
              disabled={disabled || why !== undefined}
              {...(why && { 'aria-description': why })}
              color={danger ? 'error' : 'primary'}
            >
              {form.again ? t('common.tryAgain') : submit}
            </SubmitButton>
          </>
        }
      >
        <FormColumn id={id} onSubmit={form.submit}>
          {children}
          {problem || <FormProblem form={form} />}
        </FormColumn>
      </DialogFrame>
      {question}
    </>
  );
}
