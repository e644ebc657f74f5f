import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { FormField, type FormFieldProps } from '../../components/form/form-field.tsx';
import { pastesSpot, SpotFields } from '../../components/form/spot-fields.tsx';

type FieldOf = (
  name: 'site.name' | 'site.latitude' | 'site.longitude' | 'site.radius',
) => Omit<FormFieldProps, 'label'>;

/** The first site: typed, pasted from a map, or taken from where the administrator is. */
export function SiteFields({ fieldOf }: { readonly fieldOf: FieldOf }) {
  const { t } = useTranslation();
  const [latitude, longitude] = [fieldOf('site.latitude'), fieldOf('site.longitude')];
  const put = (north: string, east: string) => {
    latitude.onChange(north);
    longitude.onChange(east);
  };
  const decimal = { inputMode: 'decimal' as const, onPaste: pastesSpot(put) };
  return (
    <>
      <FormField {...fieldOf('site.name')} label={t('setUp.siteName')} />
      <SpotFields latitude={latitude.value} longitude={longitude.value} onSpot={put} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr' } }}>
        <FormField {...latitude} label={t('setUp.latitude')} inputProps={decimal} />
        <FormField {...longitude} label={t('setUp.longitude')} inputProps={decimal} />
        <FormField {...fieldOf('site.radius')} label={t('setUp.radius')} inputProps={{ inputMode: 'numeric' }} />
      </Box>
    </>
  );
}
