import MyLocation from '@mui/icons-material/MyLocationOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DeviceLocation, type LocationRefusal, LocationRefused, locate } from '../../lib/device/location.ts';
import { SubmitButton } from './submit-button.tsx';

/** Asks the device where it is, and says how exactly it knows or why it does not tell. */
export function PositionButton({ onFound }: { readonly onFound: (found: DeviceLocation) => void }) {
  const { t } = useTranslation();
  const [locating, setLocating] = useState(false);
  const [accuracy, setAccuracy] = useState<number | undefined>();
  const [refusal, setRefusal] = useState<LocationRefusal | undefined>();
  const here = async () => {
    setLocating(true);
    setRefusal(undefined);
    try {
      const found = await locate();
      onFound(found);
      setAccuracy(Math.round(found.accuracy));
    } catch (refused) {
      setRefusal(refused instanceof LocationRefused ? refused.reason : 'unavailable');
    } finally {
      setLocating(false);
    }
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <SubmitButton
        type="button"
        variant="outlined"
        busy={locating}
        startIcon={<MyLocation />}
        onClick={() => void here()}
      >
        {locating ? t('setUp.locating') : t('setUp.useLocation')}
      </SubmitButton>
      <Typography role="status" color={refusal ? 'error' : 'textSecondary'}>
        {refusal ? t(`attendance.refused.${refusal}`) : accuracy !== undefined && t('setUp.located', { accuracy })}
      </Typography>
    </Box>
  );
}
