import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../components/form/form-field.tsx';

/** Where a coupon would be typed. The samples know none, and say so. */
export function CouponField() {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const [tried, setTried] = useState('');
  const use = () => setTried(code.trim());
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        use();
      }}
      sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', flexWrap: 'wrap', maxWidth: 420 }}
    >
      <Box sx={{ flex: '1 1 180px' }}>
        <FormField
          name="coupon"
          label={t('samples.shop.coupon')}
          optional
          value={code}
          error={tried ? t('samples.shop.noCoupon', { code: tried }) : undefined}
          onChange={(next) => {
            setCode(next);
            setTried('');
          }}
          inputProps={{ maxLength: 40 }}
        />
      </Box>
      <Button type="submit" variant="outlined" disabled={!code.trim()} sx={{ mt: 3.25 }}>
        {t('samples.shop.useCoupon')}
      </Button>
    </Box>
  );
}
