import AttachFile from '@mui/icons-material/AttachFile';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { MAX_DOCUMENTS } from '@muster/domain/leave/documents/leave-documents.ts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../lib/words/problem-text.ts';
import { DocumentUpload } from './document-upload.tsx';

/** A file that was sent and is to lie with a leave once that is asked for. */
export interface SentDocument {
  readonly name: string;
  readonly path: string;
}

interface DocumentsFieldProps {
  readonly value: readonly SentDocument[];
  readonly error: string | undefined;
  readonly onChange: (value: readonly SentDocument[]) => void;
  /** What is under way of the file that was chosen last. */
  readonly sending: Pick<Parameters<typeof DocumentUpload>[0], 'file' | 'busy' | 'progress' | 'onFile'> & {
    readonly problem: Error | null;
  };
  /** What is said where a document is asked for; a button opens the field elsewhere. */
  readonly asked: string | undefined;
}

/** The documents that go with leave as it is asked for; each is sent as soon as it was chosen. */
export function DocumentsField({ value, error, onChange, sending, asked }: DocumentsFieldProps) {
  const { t } = useTranslation();
  const textOf = useProblemText();
  const field = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState(false);
  // Browsers open the picker within the press alone, so the field has to be there before it ends.
  const open = () => {
    flushSync(() => setOpened(true));
    field.current?.querySelector<HTMLInputElement>('input[type=file]')?.click();
  };
  const { problem, ...upload } = sending;
  if (asked === undefined && !opened && value.length === 0) {
    return (
      <Button startIcon={<AttachFile />} onClick={open} sx={{ justifySelf: 'start', alignSelf: 'flex-start' }}>
        {t('leaveDocuments.add')}
      </Button>
    );
  }
  return (
    // One part of the form: the focus of the last one that goes stays in it.
    <Box ref={field} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {value.length < MAX_DOCUMENTS ? (
        <DocumentUpload
          {...upload}
          optional={asked === undefined}
          error={problem ? textOf(problem) : error}
          hint={[asked, t('leaveDocuments.choose')].filter(Boolean).join(' ')}
        />
      ) : (
        <Typography variant="body2">{t('leaveDocuments.full')}</Typography>
      )}
      {value.length > 0 && (
        <Box component="ul" aria-label={t('leaveDocuments.title')} sx={list}>
          {value.map((it) => {
            const name = t('leaveDocuments.without', { name: it.name });
            return (
              <Box component="li" key={it.path} sx={chosen}>
                <AttachFile fontSize="small" />
                <Typography variant="body2" noWrap>
                  {it.name}
                </Typography>
                <IconButton
                  aria-label={name}
                  title={name}
                  onClick={() => onChange(value.filter((other) => other !== it))}
                >
                  <Close fontSize="small" />
                </IconButton>
              </Box>
            );
          })}
        </Box>
      )}
    </Box>
  );
}

const list = { listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 };
const chosen = {
  ...{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, minHeight: 44, pl: 1.5 },
  ...{ borderRadius: 6, backgroundColor: 'action.selected' },
};
