import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { CartLine } from '@muster/domain/samples/shop/shop-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FormColumn } from '../../components/form/form-column.tsx';
import { FormField } from '../../components/form/form-field.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { listLine } from '../../components/list-line.ts';
import { EmptyState } from '../../components/loading/empty-state.tsx';
import { ListSkeleton } from '../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../components/loading/loaded.tsx';
import { Panel } from '../../components/page/panel.tsx';
import { useSnackbar } from '../../components/snackbar.tsx';
import { sampleQueries } from '../sample-data.ts';
import { SampleFrame } from '../sample-frame.tsx';
import { dollars, totalOf } from './dollars.ts';
import { PaymentDialog } from './payment-dialog.tsx';
import { usePlainForm } from './use-plain-form.ts';

const names = ['firstName', 'lastName', 'company', 'email', 'mobile', 'country', 'city', 'address'] as const;
const keyboards = { email: 'email', mobile: 'tel' } as const;

/** To whom it goes and what it costs. Nothing is ordered: this is a sample, and its cart stays as it is. */
export default function CheckoutScreen() {
  const { t } = useTranslation();
  const cart = useQuery(sampleQueries.cart);
  return (
    <SampleFrame
      title={t('samples.shop.checkout')}
      action={
        <Button component={Link} to="/sample/cart">
          {t('samples.shop.backToCart')}
        </Button>
      }
    >
      <Loaded query={cart} skeleton={<ListSkeleton rows={4} height={64} />}>
        {(lines) =>
          lines.length === 0 ? (
            <Panel title={t('samples.shop.yourOrder')}>
              <EmptyState text={t('samples.shop.empty')} />
            </Panel>
          ) : (
            <Box sx={beside}>
              <Address lines={lines} />
              <Order lines={lines} />
            </Box>
          )
        }
      </Loaded>
    </SampleFrame>
  );
}

function Address({ lines }: { readonly lines: readonly CartLine[] }) {
  const { t, i18n } = useTranslation();
  const say = useSnackbar();
  const [paying, setPaying] = useState(false);
  const { submit, field } = usePlainForm({
    names,
    optional: ['company'],
    wrongWith: (name, value) =>
      name === 'email' && !/^[^\s@]+@[^\s@]+$/.test(value) ? t('samples.inbox.emailWrong') : undefined,
    onDone: () => setPaying(true),
  });
  return (
    <Panel title={t('samples.shop.whereTo')}>
      <FormColumn onSubmit={submit}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
          {names.map((it) => (
            <FormField
              key={it}
              {...field(it)}
              label={t(`samples.shop.fields.${it}`)}
              inputProps={{
                maxLength: 200,
                ...(it === 'email' || it === 'mobile' ? { inputMode: keyboards[it] } : {}),
              }}
            />
          ))}
        </Box>
        <FormControlLabel control={<Checkbox />} label={t('samples.shop.account')} />
        <Box>
          <SubmitButton busy={false}>{t('samples.shop.order')}</SubmitButton>
        </Box>
      </FormColumn>
      {paying && (
        <PaymentDialog
          total={dollars(totalOf(lines), i18n.language)}
          onClose={() => setPaying(false)}
          onPaid={() => {
            setPaying(false);
            say(t('samples.shop.ordered'), 'info');
          }}
        />
      )}
    </Panel>
  );
}

function Order({ lines }: { readonly lines: readonly CartLine[] }) {
  const { t, i18n } = useTranslation();
  return (
    <Panel title={t('samples.shop.yourOrder')}>
      <Box component="ul" aria-label={t('samples.shop.yourOrder')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map((it) => (
          <Box component="li" key={it.id} sx={listLine}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 600 }}>{it.title}</Typography>
              <Typography variant="body2" color="textSecondary">
                {t('samples.shop.times', { price: dollars(it.price, i18n.language), amount: it.amount })}
              </Typography>
            </Box>
            <Typography>{dollars(it.price * it.amount, i18n.language)}</Typography>
          </Box>
        ))}
      </Box>
      <Typography variant="h3" component="p" sx={{ textAlign: 'right', mt: 2 }}>
        {t('samples.shop.total', { total: dollars(totalOf(lines), i18n.language) })}
      </Typography>
    </Panel>
  );
}

const beside = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
  alignItems: 'start',
};
