import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormColumn } from '../../components/form/form-column.tsx';
import { FormField } from '../../components/form/form-field.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { Panel } from '../../components/page/panel.tsx';
import { useSnackbar } from '../../components/snackbar.tsx';

const fields = ['firstName', 'lastName', 'company', 'email', 'mobile', 'country', 'city', 'address'] as const;
type Name = (typeof fields)[number];
const nothing = Object.fromEntries(fields.map((it) => [it, ''])) as Record<Name, string>;
const keyboards: Partial<Record<Name, 'email' | 'tel'>> = { email: 'email', mobile: 'tel' };
const isMissing = (name: Name, value: string) => name !== 'company' && value.trim() === '';

/** To whom it goes. Nothing is sent: this is a sample, and its cart stays as it is. */
export function CheckoutForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const [values, setValues] = useState(nothing);
  const [tried, setTried] = useState(false);
  const submit = () => {
    setTried(true);
    if (fields.some((it) => isMissing(it, values[it]))) return;
    say(t('samples.shop.ordered'), 'info');
    onDone();
  };
  return (
    <Panel title={t('samples.shop.checkout')}>
      <FormColumn
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          {fields.map((it) => (
            <FormField
              key={it}
              name={it}
              label={t(`samples.shop.fields.${it}`)}
              optional={it === 'company'}
              required={it !== 'company'}
              value={values[it]}
              error={tried && isMissing(it, values[it]) ? t('common.required') : undefined}
              onChange={(value) => setValues({ ...values, [it]: value })}
              {...(keyboards[it] ? { inputProps: { inputMode: keyboards[it] } } : {})}
            />
          ))}
        </Box>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button onClick={onDone}>{t('common.cancel')}</Button>
          <SubmitButton busy={false}>{t('samples.shop.order')}</SubmitButton>
        </Box>
      </FormColumn>
    </Panel>
  );
}
