import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Invoice } from '@muster/domain/samples/invoices/invoices-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useRemoval } from '../../components/dialogs/use-removal.tsx';
import { listLine } from '../../components/list-line.ts';
import { EmptyState } from '../../components/loading/empty-state.tsx';
import { ListSkeleton } from '../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../components/loading/loaded.tsx';
import { Panel } from '../../components/page/panel.tsx';
import { sampleChanges, sampleQueries } from '../sample-data.ts';
import { SampleFrame } from '../sample-frame.tsx';
import { InvoiceDialog } from './invoice-dialog.tsx';
import { figuresOf, money } from './invoice-figures.ts';
import { StatusChip } from './status-chip.tsx';

export default function InvoiceList() {
  const { t } = useTranslation();
  const invoices = useQuery(sampleQueries.invoices);
  const removal = useRemoval(sampleChanges.deleteInvoice);
  const [adding, setAdding] = useState(false);
  const nameOf = (it: Invoice) => t('samples.invoices.order', { number: it.orderNo ?? '' });
  const onRemove = (it: Invoice) =>
    removal.ask({ body: { id: it.id ?? '' }, said: t('samples.removed', { name: nameOf(it) }) });
  return (
    <SampleFrame
      title={t('samples.pages.invoices')}
      action={
        <Button variant="contained" startIcon={<Add />} onClick={() => setAdding(true)}>
          {t('samples.invoices.create')}
        </Button>
      }
    >
      <Panel title={t('samples.pages.invoices')}>
        <Loaded query={invoices} skeleton={<ListSkeleton rows={4} height={64} />}>
          {(all) =>
            all.length === 0 ? (
              <EmptyState text={t('samples.none')} />
            ) : (
              <Box component="ul" aria-label={t('samples.pages.invoices')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {all.map((it) => (
                  <InvoiceLine key={it.id} invoice={it} name={nameOf(it)} onRemove={() => onRemove(it)} />
                ))}
              </Box>
            )
          }
        </Loaded>
      </Panel>
      {adding && <InvoiceDialog invoice={undefined} onClose={() => setAdding(false)} />}
      {removal.question}
    </SampleFrame>
  );
}

interface InvoiceLineProps {
  readonly invoice: Invoice;
  readonly name: string;
  readonly onRemove: () => void;
}

function InvoiceLine({ invoice, name, onRemove }: InvoiceLineProps) {
  const { t, i18n } = useTranslation();
  return (
    <Box component="li" sx={listLine}>
      <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 220px' }, minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={`/sample/invoices/${invoice.id}`}
          sx={{ fontWeight: 600, display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
        >
          {name}
        </Link>
        <Typography color="textSecondary">
          {t('samples.invoices.from')} {invoice.seller?.name} · {t('samples.invoices.to')} {invoice.buyer?.name}
        </Typography>
      </Box>
      <Typography sx={{ fontWeight: 600, mr: { xs: 'auto', sm: 0 } }}>
        {money(figuresOf(invoice).total, invoice.currency, i18n.language)}
      </Typography>
      <StatusChip invoice={invoice} />
      <IconButton aria-label={t('samples.remove', { name })} onClick={onRemove}>
        <DeleteOutlined />
      </IconButton>
    </Box>
  );
}
