import Download from '@mui/icons-material/FileDownloadOutlined';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ChoiceMenu } from '../../../components/choice-menu.tsx';
import { useSayProblem } from '../../../components/snackbar.tsx';
import { attendanceFileChanges, type WantedFile } from '../../../data/attendance/attendance-files.ts';

interface FilesMenuProps {
  readonly text: string;
  readonly label?: string;
  readonly files: readonly { readonly text: string; readonly file: WantedFile }[];
}

/** Files of attendance to keep, one at a time. */
export function FilesMenu({ text, label, files }: FilesMenuProps) {
  const { t } = useTranslation();
  const sayProblem = useSayProblem();
  const download = useMutation({
    ...attendanceFileChanges.download,
    onError: sayProblem,
  });
  return (
    <ChoiceMenu
      text={download.isPending ? t('dayFiles.busy') : text}
      {...(label === undefined ? {} : { label })}
      icon={<Download />}
      busy={download.isPending}
      choices={files.map((it) => ({ text: it.text, onChoose: () => download.mutate(it.file) }))}
    />
  );
}
