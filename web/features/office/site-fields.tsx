import MyLocation from '@mui/icons-material/MyLocationOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField, type FormFieldProps } from '../../components/form/form-field.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { type LocationRefusal, LocationRefused, locate } from '../../lib/device-location.ts';

type FieldOf = (
  name: 'site.name' | 'site.latitude' | 'site.longitude' | 'site.radius',
) => Omit<FormFieldProps, 'label'>;

/** The first work place: typed, or taken from where the administrator is. */
export function SiteFields({ fieldOf }: { readonly fieldOf: FieldOf }) {
  const { t } = useTranslation();
  const [locating, setLocating] = useState(false);
  const [accuracy, setAccuracy] = useState<number | undefined>();
  const [refusal, setRefusal] = useState<LocationRefusal | undefined>();
  const here = async () => {
    setLocating(true);
    setRefusal(undefined);
    try {
      const found = await locate();
      fieldOf('site.latitude').onChange(found.latitude.toFixed(6));
      fieldOf('site.longitude').onChange(found.longitude.toFixed(6));
      setAccuracy(Math.round(found.accuracy));
    } catch (refused) {
      setRefusal(refused instanceof LocationRefused ? refused.reason : 'unavailable');
    } finally {
      setLocating(false);
    }
  };
  const decimal = { inputMode: 'decimal' as const };
  return (
    <>
      <FormField {...fieldOf('site.name')} label={t('setUp.siteName')} />
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
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr' } }}>
        <FormField {...fieldOf('site.latitude')} label={t('setUp.latitude')} inputProps={decimal} />
        <FormField {...fieldOf('site.longitude')} label={t('setUp.longitude')} inputProps={decimal} />
        <FormField {...fieldOf('site.radius')} label={t('setUp.radius')} inputProps={{ inputMode: 'numeric' }} />
      </Box>
    </>
  );
}
