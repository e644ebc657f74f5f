import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../components/form/form-field.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';

interface TitleFormProps {
  readonly label: string;
  readonly submit: string;
  readonly initial?: string;
  readonly busy: boolean;
  readonly onTitle: (title: string) => void;
  readonly onClose: () => void;
}

/** A title to be typed: Enter takes it, Escape gives it up, blanks are no title. */
export function TitleForm({ label, submit, initial = '', busy, onTitle, onClose }: TitleFormProps) {
  const { t } = useTranslation();
  const [title, setTitle] = useState(initial);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <Box
      component="form"
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        if (title.trim() && !busy) onTitle(title.trim());
      }}
      sx={{ display: 'grid', gap: 1, width: '100%' }}
    >
      <FormField name="title" label={label} value={title} onChange={setTitle} autoFocus />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <SubmitButton busy={busy}>{submit}</SubmitButton>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
      </Box>
    </Box>
  );
}

interface NewTitleProps {
  readonly text: string;
  /** What the button says to those who do not see where it stands. */
  readonly name?: string;
  readonly label: string;
  readonly busy: boolean;
  readonly onTitle: (title: string, onDone: () => void) => void;
}

/** A button that turns into the field for a title, and back into a button once the title is stored. */
export function NewTitle({ text, name, label, busy, onTitle }: NewTitleProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setOpen(false));
    button.current?.focus();
  };
  if (open) {
    return (
      <TitleForm
        label={label}
        submit={t('samples.add')}
        busy={busy}
        onTitle={(title) => onTitle(title, close)}
        onClose={close}
      />
    );
  }
  return (
    <Button ref={button} aria-label={name ?? text} startIcon={<Add />} onClick={() => setOpen(true)}>
      {text}
    </Button>
  );
}
