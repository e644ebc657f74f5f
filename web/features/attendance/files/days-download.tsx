import type { Day } from '@muster/domain/calendar/company-time.ts';
import { useTranslation } from 'react-i18next';
import type { Whose } from '../../../data/attendance/attendance-files.ts';
import { showMonth } from '../../../lib/time/show-time.ts';
import { FilesMenu } from './files-menu.tsx';

interface DaysDownloadProps {
  readonly from: Day;
  readonly to: Day;
  readonly whose: Whose;
  /** The month of the sheets to sign, `YYYY-MM`. */
  readonly month: string;
}

/** The days that are shown as a file, and the month sheets to sign. */
export function DaysDownload({ from, to, whose, month }: DaysDownloadProps) {
  const { t, i18n } = useTranslation();
  const sheet = t('dayFiles.sheet', { month: showMonth(`${month}-01`, i18n.language) });
  return (
    <FilesMenu
      text={t('dayFiles.download')}
      files={[
        { text: t('dayFiles.csv'), file: { kind: 'days-csv', from, to, whose } },
        { text: t('dayFiles.workbook'), file: { kind: 'days-xlsx', from, to, whose } },
        {
          text: whose.membercode === undefined ? t('dayFiles.sheets') : sheet,
          file: { kind: 'sheets', month, whose },
        },
      ]}
    />
  );
}
