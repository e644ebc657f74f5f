import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { timeOf } from '@muster/domain/calendar/company-time.ts';
import type { Pairing } from '@muster/domain/doors/doors-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../components/copy-button.tsx';
import { InformationDialog } from '../../../components/dialogs/information-dialog.tsx';
import { useShownOnce } from '../../../components/form/discard-question.tsx';
import { QrPicture } from '../../../components/qr-picture.tsx';
import { companyQueries } from '../../../data/company.ts';

/** The link that makes a device the one at a door, this once. */
export function PairingDialog({ pairing, onOk }: { readonly pairing: Pairing; readonly onOk: () => void }) {
  const { t } = useTranslation();
  const { data: company } = useQuery(companyQueries.shown);
  const { link, until, door } = pairing;
  const time = timeOf(Temporal.Instant.from(until), company?.zone ?? 'UTC').slice(0, 5);
  useShownOnce();
  return (
    <InformationDialog
      open
      title={t('doors.link.title')}
      message={t('doors.link.text', { name: door.name, time })}
      onOk={onOk}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ display: 'grid', justifyItems: 'center' }}>
          <QrPicture text={link} label={t('doors.link.picture')} size={50} />
        </Box>
        <Typography sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere', userSelect: 'all' }}>{link}</Typography>
        <Box>
          <CopyButton text={link}>{t('doors.link.copy')}</CopyButton>
        </Box>
        <Typography color="textSecondary" variant="body2">
          {t('doors.link.advice')}
        </Typography>
      </Box>
    </InformationDialog>
  );
}
