import Chip from '@mui/material/Chip';
import type { Invoice } from '@muster/domain/samples/invoices/invoices-contract.ts';
import { useTranslation } from 'react-i18next';
import { statusOf } from './invoice-figures.ts';

const colours = { pending: 'error', processing: 'warning', delivered: 'primary' } as const;

export function StatusChip({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation();
  const status = statusOf(invoice);
  return (
    <Chip size="small" variant="outlined" color={colours[status]} label={t(`samples.invoices.statuses.${status}`)} />
  );
}
