import type { Punch } from '@muster/domain/attendance/attendance-contract.ts';
import { useTranslation } from 'react-i18next';
import { ConfirmationDialog } from '../../components/dialogs/confirmation-dialog.tsx';
import { showTime } from '../../lib/show-time.ts';
import { useDistanceText } from './distance-text.ts';

interface RecordedDialogProps {
  readonly punch: Punch;
  readonly zone: string;
  readonly url: string;
  readonly onOk: () => void;
}

/** What was recorded, as the server recorded it. */
export function RecordedDialog({ punch, zone, url, onOk }: RecordedDialogProps) {
  const { t } = useTranslation();
  const distanceText = useDistanceText();
  const message = t(`attendance.confirmation.${punch.verdict}`, {
    site: punch.sitename ?? '',
    distance: distanceText(punch.distance ?? 0),
  });
  return (
    <ConfirmationDialog
      open
      title={t(`attendance.confirmation.${punch.checktype}Title`)}
      message={message}
      timeLabel={t(`attendance.confirmation.${punch.checktype}Time`)}
      time={showTime(punch.checktime, zone)}
      url={url}
      onOk={onOk}
    />
  );
}
