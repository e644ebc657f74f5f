import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { weights } from '@muster/domain/files/file-rules.ts';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../busy-button.tsx';
import { Field, type FieldProps } from '../form/field.tsx';
import { isTaken } from './taken-file.ts';
import { usePastedFile } from './use-pasted-file.ts';

interface UploadFieldProps extends FieldProps {
  /** What may be chosen, as an input of the browser has it: `.csv,image/png`. */
  readonly accept: string;
  /** What a file may weigh, bytes. */
  readonly most?: number | undefined;
  /** What the button says. */
  readonly choose: string;
  /** Of the file that was chosen last. */
  readonly file: string | undefined;
  readonly busy: boolean;
  /** The share that is sent, from 0 to 1; no bar without it. */
  readonly progress?: number | undefined;
  readonly onFile: (file: File) => void;
}

/** Takes a file by a drop, a paste or the device's own picker, which the button opens for keys too. */
export function UploadField(props: UploadFieldProps) {
  const { accept, most, choose, file, busy, progress, onFile, error, ...labelled } = props;
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<string | undefined>();
  const take = (chosen: File | undefined) => {
    if (!chosen || busy) return;
    const tooMuch = most !== undefined && chosen.size > most && t('upload.tooLarge', weights(chosen.size, most));
    // The hint says which kinds are, and would give way.
    const wrongKind = [t('upload.wrongKind', { name: chosen.name }), labelled.hint].filter(Boolean).join(' ');
    const refusal = isTaken(chosen, accept) ? tooMuch : wrongKind;
    setRefused(refusal || undefined);
    if (!refusal) onFile(chosen);
  };
  usePastedFile(take);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <Field {...labelled} group error={refused ?? error}>
      {(control) => (
        <Box
          role="group"
          aria-labelledby={control.labelledBy}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          sx={{ ...place, borderColor: over ? 'primary.main' : 'divider' }}
        >
          <Typography color="textSecondary" sx={over ? {} : notForFingers}>
            {over ? t('upload.dropNow') : t('upload.drop')}
          </Typography>
          <input
            ref={input}
            type="file"
            accept={accept}
            hidden
            aria-label={labelled.label}
            onChange={({ currentTarget }) => {
              take(currentTarget.files?.[0]);
              // The same one can be chosen again after it was mended.
              currentTarget.value = '';
            }}
          />
          <BusyButton
            variant="outlined"
            busy={busy}
            startIcon={<UploadFile />}
            aria-describedby={control.aria['aria-describedby']}
            onClick={() => input.current?.click()}
          >
            {choose}
          </BusyButton>
          {file && <Typography sx={{ overflowWrap: 'anywhere' }}>{file}</Typography>}
          {busy && progress !== undefined && <Bar name={file ?? ''} progress={progress} />}
        </Box>
      )}
    </Field>
  );
}

function Bar({ name, progress }: { readonly name: string; readonly progress: number }) {
  const { t } = useTranslation();
  const percent = Math.round(progress * 100);
  return (
    <Box sx={{ width: '100%' }}>
      <LinearProgress variant="determinate" value={percent} aria-label={t('upload.sending')} />
      <Typography variant="body2" color="textSecondary">
        {t('upload.progress', { name, percent })}
      </Typography>
    </Box>
  );
}

/** Where fingers are all there is to point with, nothing can be dropped or pasted. */
const notForFingers = { '@media (pointer: coarse)': { display: 'none' } };

const place = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  p: 2,
  borderRadius: 2,
  border: '2px dashed',
};
