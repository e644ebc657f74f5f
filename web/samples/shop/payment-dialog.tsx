import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../components/dialogs/dialog-frame.tsx';
import { FormColumn } from '../../components/form/form-column.tsx';
import { FormField } from '../../components/form/form-field.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { usePlainForm } from './use-plain-form.ts';

interface PaymentDialogProps {
  /** What is to be paid, as it is written. */
  readonly total: string;
  readonly onClose: () => void;
  readonly onPaid: () => void;
}

const names = ['card', 'expiry', 'cvc', 'holder'] as const;
const shapes = { card: /^(\d ?){15}\d$/, expiry: /^(0[1-9]|1[0-2])\/\d\d$/, cvc: /^\d{3,4}$/ };
const longest = { card: 19, expiry: 5, cvc: 4, holder: 80 };

/** What a card would be asked for. Nothing is sent, kept or charged. */
export function PaymentDialog({ total, onClose, onPaid }: PaymentDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const { submit, field } = usePlainForm({
    names,
    wrongWith: (name, value) =>
      name === 'holder' || shapes[name].test(value) ? undefined : t(`samples.shop.payment.wrong.${name}`),
    onDone: onPaid,
  });
  const fieldOf = (name: (typeof names)[number]) => (
    <FormField
      {...field(name)}
      label={t(`samples.shop.payment.${name}`)}
      inputProps={{ maxLength: longest[name], ...(name === 'holder' ? {} : { inputMode: 'numeric' }) }}
    />
  );
  return (
    <DialogFrame
      open
      title={t('samples.shop.payment.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <SubmitButton form={id} busy={false}>
            {t('samples.shop.payment.pay', { total })}
          </SubmitButton>
        </>
      }
    >
      <FormColumn id={id} onSubmit={submit}>
        {fieldOf('card')}
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
          {fieldOf('expiry')}
          {fieldOf('cvc')}
        </Box>
        {fieldOf('holder')}
      </FormColumn>
    </DialogFrame>
  );
}
