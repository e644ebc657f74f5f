import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { FormField, type FormFieldProps } from '../../components/form/form-field.tsx';
import { PositionButton } from '../../components/form/position-button.tsx';

type FieldOf = (
  name: 'site.name' | 'site.latitude' | 'site.longitude' | 'site.radius',
) => Omit<FormFieldProps, 'label'>;

/** The first work place: typed, or taken from where the administrator is. */
export function SiteFields({ fieldOf }: { readonly fieldOf: FieldOf }) {
  const { t } = useTranslation();
  const decimal = { inputMode: 'decimal' as const };
  return (
    <>
      <FormField {...fieldOf('site.name')} label={t('setUp.siteName')} />
      <PositionButton
        onFound={({ latitude, longitude }) => {
          fieldOf('site.latitude').onChange(latitude.toFixed(6));
          fieldOf('site.longitude').onChange(longitude.toFixed(6));
        }}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr' } }}>
        <FormField {...fieldOf('site.latitude')} label={t('setUp.latitude')} inputProps={decimal} />
        <FormField {...fieldOf('site.longitude')} label={t('setUp.longitude')} inputProps={decimal} />
        <FormField {...fieldOf('site.radius')} label={t('setUp.radius')} inputProps={{ inputMode: 'numeric' }} />
      </Box>
    </>
  );
}
