import Box from '@mui/material/Box';
import { MAX_FILE_BYTES } from '@muster/domain/files/file-rules.ts';
import { useTranslation } from 'react-i18next';
import { UploadField } from '../../../components/upload/upload-field.tsx';
import { useKeptFile } from '../../../data/use-kept-file.ts';
import { useProblemText } from '../../../lib/words/problem-text.ts';
import { Picture } from './picture.tsx';

interface PhotoUploadProps {
  readonly name: string;
  /** The path of what is kept; empty until then. */
  readonly value: string;
  readonly title: string;
  readonly error: string | undefined;
  readonly onPath: (path: string) => void;
}

/** Sends the chosen picture at once, so that saving the photo is quick, and shows what was kept. */
export function PhotoUpload({ name, value, title, error, onPath }: PhotoUploadProps) {
  const { t } = useTranslation();
  const textOf = useProblemText();
  const { problem, ...sending } = useKeptFile('photos', onPath);
  return (
    <>
      <UploadField
        name={name}
        label={t('administration.photos.file')}
        hint={t('administration.photos.fileHint')}
        error={problem ? textOf(problem) : error}
        accept="image/jpeg,image/png,image/webp"
        most={MAX_FILE_BYTES}
        choose={t('administration.photos.choose')}
        {...sending}
      />
      {value && (
        <Box sx={{ borderRadius: 2, overflow: 'hidden' }}>
          <Picture key={value} path={value} title={title} size="small" height={180} />
        </Box>
      )}
    </>
  );
}
