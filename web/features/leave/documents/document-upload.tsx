import { MAX_FILE_BYTES } from '@muster/domain/files/file-rules.ts';
import { useTranslation } from 'react-i18next';
import { UploadField } from '../../../components/upload/upload-field.tsx';

interface DocumentUploadProps {
  readonly file: string | undefined;
  readonly busy: boolean;
  readonly progress: number;
  readonly error: string | undefined;
  readonly hint: string;
  readonly optional?: boolean;
  readonly onFile: (file: File) => void;
}

/** Where a document is chosen, dropped, pasted or, on a phone, photographed. */
export function DocumentUpload({ file, busy, ...props }: DocumentUploadProps) {
  const { t } = useTranslation();
  return (
    <UploadField
      name="documents"
      label={t('leaveDocuments.title')}
      accept="image/jpeg,image/png,image/webp,application/pdf"
      most={MAX_FILE_BYTES}
      choose={t('leaveDocuments.add')}
      busy={busy}
      file={busy ? file : undefined}
      {...props}
    />
  );
}
