import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { addInvoice, type Invoice, updateInvoice } from '@muster/domain/samples/invoices/invoices-contract.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../components/form/day-field/day-field.tsx';
import { Field } from '../../components/form/field.tsx';
import { FormDialog } from '../../components/form/form-dialog.tsx';
import { FormField } from '../../components/form/form-field.tsx';
import { useSnackbar } from '../../components/snackbar.tsx';
import { companyQueries } from '../../data/company.ts';
import { newKey } from '../../lib/api/new-key.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { sampleChanges } from '../sample-data.ts';
import { invoiceStatuses, statusOf } from './invoice-figures.ts';
import { type ItemRow, ItemRows } from './item-rows.tsx';

interface InvoiceDialogProps {
  /** Left out for a new one. */
  readonly invoice: Invoice | undefined;
  readonly onClose: () => void;
}

const text = (it: string | number | undefined) => String(it ?? '');
const rowsOf = (invoice: Invoice | undefined): readonly ItemRow[] =>
  (invoice?.item ?? [{}]).map((it) => ({
    key: newKey(),
    name: text(it.name),
    price: text(it.price),
    unit: text(it.unit),
  }));
const isWhole = (it: ItemRow) =>
  it.name.trim() !== '' && Number(it.price) >= 0 && it.price !== '' && Number(it.unit) > 0;
const parties = ['seller', 'buyer'] as const;

export function InvoiceDialog({ invoice, onClose }: InvoiceDialogProps) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const { data: company } = useQuery(companyQueries.shown);
  const add = useMutation(sampleChanges.addInvoice);
  const update = useMutation(sampleChanges.updateInvoice);
  const form = useForm({
    contract: invoice ? updateInvoice : addInvoice,
    initial: () => ({
      orderNo: text(invoice?.orderNo),
      status: invoice ? statusOf(invoice) : ('pending' as const),
      date: text(invoice?.date).slice(0, 10) || (company?.today ?? ''),
      sellerName: text(invoice?.seller?.name),
      sellerAddress: text(invoice?.seller?.address),
      buyerName: text(invoice?.buyer?.name),
      buyerAddress: text(invoice?.buyer?.address),
      vat: text(invoice?.vat ?? 10),
      currency: invoice?.currency ?? '$',
      items: rowsOf(invoice),
    }),
    required: ['orderNo', 'date', 'sellerName', 'sellerAddress', 'buyerName', 'buyerAddress', 'items'],
    check: ({ items }) => (items.every(isWhole) ? {} : { items: t('samples.invoices.wrongItem') }),
    toBody: ({ items, sellerName, sellerAddress, buyerName, buyerAddress, vat, ...it }): Invoice => ({
      ...it,
      id: invoice?.id ?? newKey(),
      vat: Number(vat) || 0,
      seller: { name: sellerName, address: sellerAddress },
      buyer: { name: buyerName, address: buyerAddress },
      item: items.map(({ name, price, unit }) => ({ name, price: Number(price), unit: Number(unit) })),
    }),
    send: async (body) => {
      await (invoice ? update : add).mutateAsync(body);
      say(t('samples.saved', { name: t('samples.invoices.order', { number: body.orderNo ?? '' }) }));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      maxWidth="sm"
      title={t(invoice ? 'samples.invoices.change' : 'samples.invoices.create')}
      submit={t('common.save')}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <FormField {...form.field('orderNo')} label={t('samples.invoices.orderNo')} />
        <DayField
          {...form.field('date')}
          label={t('samples.invoices.date')}
          picker={{ today: company?.today ?? '', weekStart: company?.weekstart ?? 1 }}
        />
      </Box>
      <Field name="status" label={t('samples.invoices.status')} group>
        {(control) => (
          <RadioGroup
            row
            name="status"
            aria-labelledby={control.labelledBy}
            value={form.values.status}
            onChange={(_event, status) => form.change({ status: status as (typeof invoiceStatuses)[number] })}
          >
            {invoiceStatuses.map((it) => (
              <FormControlLabel key={it} value={it} control={<Radio />} label={t(`samples.invoices.statuses.${it}`)} />
            ))}
          </RadioGroup>
        )}
      </Field>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {parties.map((it) => (
          <Box key={it} sx={{ display: 'grid', gap: 2 }}>
            <FormField {...form.field(`${it}Name`)} label={t(`samples.invoices.${it}Name`)} />
            <FormField {...form.field(`${it}Address`)} label={t(`samples.invoices.${it}Address`)} multiline />
          </Box>
        ))}
      </Box>
      <ItemRows {...form.field('items')} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
        <FormField
          {...form.field('vat')}
          label={t('samples.invoices.vatField')}
          inputProps={{ inputMode: 'decimal' }}
        />
        <FormField {...form.field('currency')} label={t('samples.invoices.currency')} />
      </Box>
    </FormDialog>
  );
}
