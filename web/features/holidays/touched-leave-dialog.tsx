import type { AffectedLeave } from '@muster/domain/holidays/holidays-contract.ts';
import { useTranslation } from 'react-i18next';
import { InformationDialog } from '../../components/dialogs/information-dialog.tsx';
import { AffectedRows } from './affected-rows.tsx';

interface TouchedLeaveDialogProps {
  readonly affected: readonly AffectedLeave[];
  readonly onOk: () => void;
}

/** Told right after a holiday was added or removed: which stored leave that touches. */
export function TouchedLeaveDialog({ affected, onOk }: TouchedLeaveDialogProps) {
  const { t } = useTranslation();
  return (
    <InformationDialog
      open
      color="warning"
      title={t('holidayOffice.touchedTitle')}
      message={t('holidayOffice.touchedText', { count: affected.length })}
      onOk={onOk}
    >
      <AffectedRows affected={affected} />
    </InformationDialog>
  );
}
