import type { Punch } from '@muster/domain/attendance/attendance-contract.ts';
import { isPoorAccuracy } from '@muster/domain/attendance/location-verdict.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmationDialog } from '../../../components/dialogs/confirmation-dialog.tsx';
import { attendanceQueries } from '../../../data/attendance/attendance.ts';
import { showTime } from '../../../lib/time/show-time.ts';
import { useDistanceText } from '../distance-text.ts';

interface RecordedDialogProps {
  readonly punch: Punch;
  /** How exact the device said its place is, metres. */
  readonly accuracy: number | undefined;
  readonly zone: string;
  readonly url: string;
  readonly onOk: () => void;
}

/** What was recorded, as the server recorded it. */
export function RecordedDialog({ punch, accuracy, zone, url, onOk }: RecordedDialogProps) {
  const { t } = useTranslation();
  const message = useRecordedText(punch, accuracy);
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

/** Where it was recorded. What is less exact than the site is wide is told as that. */
function useRecordedText({ verdict, sitename, distance }: Punch, accuracy: number | undefined): string {
  const { t } = useTranslation();
  const distanceText = useDistanceText();
  const { data: rules } = useQuery(attendanceQueries.punchRules);
  const told = { site: sitename ?? '', distance: distanceText(distance ?? 0) };
  const radius = rules?.sites.find((it) => it.sitename === sitename)?.radius;
  const isRough = accuracy !== undefined && radius !== undefined && accuracy > radius;
  if (!isRough || (verdict !== 'inside' && verdict !== 'outside')) return t(`attendance.confirmation.${verdict}`, told);
  const rough =
    verdict === 'inside' ? 'attendance.confirmation.roughlyInside' : 'attendance.confirmation.roughlyOutside';
  const text = t(rough, { ...told, accuracy: distanceText(accuracy) });
  return verdict === 'inside' && isPoorAccuracy(accuracy) ? `${text} ${t('attendance.confirmation.looked')}` : text;
}
