import AttachFile from '@mui/icons-material/AttachFile';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { MAX_FILE_BYTES } from '@muster/domain/files/file-rules.ts';
import { useTranslation } from 'react-i18next';
import { UploadField } from '../../components/upload/upload-field.tsx';
import { useKeptFile } from '../../data/use-kept-file.ts';
import { useProblemText } from '../../lib/words/problem-text.ts';

export interface Attachment {
  readonly name: string;
  readonly path?: string | undefined;
}

interface AttachmentsFieldProps {
  readonly value: readonly Attachment[];
  readonly onChange: (attachments: readonly Attachment[]) => void;
}

/** Files that go with a message; each is kept as soon as it was chosen. */
export function AttachmentsField({ value, onChange }: AttachmentsFieldProps) {
  const { t } = useTranslation();
  const textOf = useProblemText();
  const { problem, file, ...sending } = useKeptFile('inbox', (path, { name }) => onChange([...value, { name, path }]));
  return (
    <>
      <UploadField
        name="attachments"
        label={t('samples.inbox.attachments')}
        hint={t('samples.inbox.attachHint')}
        error={problem ? textOf(problem) : undefined}
        optional
        accept="image/jpeg,image/png,image/webp,application/pdf"
        most={MAX_FILE_BYTES}
        choose={t('samples.inbox.attach')}
        file={sending.busy ? file : undefined}
        {...sending}
      />
      {value.length > 0 && (
        <Box component="ul" aria-label={t('samples.inbox.attachments')} sx={chips}>
          {value.map((it) => (
            <li key={it.path}>
              <Chip
                icon={<AttachFile />}
                label={it.name}
                onClick={() => onChange(value.filter((other) => other !== it))}
                onDelete={() => onChange(value.filter((other) => other !== it))}
                aria-label={t('samples.inbox.detach', { name: it.name })}
                sx={{ minHeight: 44, maxWidth: '100%' }}
              />
            </li>
          ))}
        </Box>
      )}
    </>
  );
}

const chips = { listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 };
