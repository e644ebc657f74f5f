import ArrowBack from '@mui/icons-material/ArrowBack';
import EditOutlined from '@mui/icons-material/EditOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Invoice } from '@muster/domain/samples/invoices/invoices-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { EmptyState } from '../../components/loading/empty-state.tsx';
import { ListSkeleton } from '../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../components/loading/loaded.tsx';
import { Panel } from '../../components/page/panel.tsx';
import { plainTable } from '../../components/plain-table.ts';
import { sampleQueries } from '../sample-data.ts';
import { SampleFrame } from '../sample-frame.tsx';
import { useShowMoment } from '../use-show-moment.ts';
import { InvoiceDialog } from './invoice-dialog.tsx';
import { figuresOf, money } from './invoice-figures.ts';
import { StatusChip } from './status-chip.tsx';

/** One invoice, as it is printed. */
export default function InvoiceScreen() {
  const { t } = useTranslation();
  const { id } = useParams();
  const invoices = useQuery(sampleQueries.invoices);
  const [editing, setEditing] = useState(false);
  const found = invoices.data?.find((it) => String(it.id) === id);
  return (
    <SampleFrame
      title={found ? t('samples.invoices.order', { number: found.orderNo ?? '' }) : t('samples.pages.invoices')}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '@media print': { display: 'none' } }}>
          <Button component={Link} to="/sample/invoices" startIcon={<ArrowBack className="toward" />}>
            {t('samples.invoices.back')}
          </Button>
          {found && (
            <>
              <Button variant="outlined" startIcon={<PrintOutlined />} onClick={() => window.print()}>
                {t('samples.invoices.print')}
              </Button>
              <Button variant="contained" startIcon={<EditOutlined />} onClick={() => setEditing(true)}>
                {t('samples.invoices.change')}
              </Button>
            </>
          )}
        </Box>
      }
    >
      <Loaded query={invoices} skeleton={<ListSkeleton rows={4} height={64} />}>
        {() => (found ? <InvoiceSheet invoice={found} /> : <EmptyState text={t('samples.invoices.gone')} />)}
      </Loaded>
      {editing && found && <InvoiceDialog invoice={found} onClose={() => setEditing(false)} />}
    </SampleFrame>
  );
}

function InvoiceSheet({ invoice }: { readonly invoice: Invoice }) {
  const { t, i18n } = useTranslation();
  const showMoment = useShowMoment();
  const { currency, date, item = [], seller, buyer, vat } = invoice;
  const { subtotal, tax, total } = figuresOf(invoice);
  const shown = (amount: number) => money(amount, currency, i18n.language);
  const sums = [
    [t('samples.invoices.subtotal'), subtotal],
    [t('samples.invoices.vat', { percent: vat ?? 0 }), tax],
    [t('samples.invoices.total'), total],
  ] as const;
  return (
    <Panel title={showMoment(date)} action={<StatusChip invoice={invoice} />}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' }, mb: 3 }}>
        <Party label={t('samples.invoices.from')} party={seller} />
        <Party label={t('samples.invoices.to')} party={buyer} />
      </Box>
      <Box component="table" aria-label={t('samples.invoices.items')} sx={{ ...plainTable, ...figures }}>
        <thead>
          <tr>
            {(['item', 'price', 'unit', 'cost'] as const).map((it) => (
              <th key={it} scope="col">
                {t(`samples.invoices.${it}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {item.map((it, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no id and are only shown.
            <tr key={index}>
              <td>{it.name}</td>
              <td>{shown(Number(it.price))}</td>
              <td>{it.unit}</td>
              <td>{shown(Number(it.price) * Number(it.unit))}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 3, maxWidth: 320, ml: 'auto' }}
      >
        {sums.map(([name, amount]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt">{name}</Typography>
            <Typography component="dd" sx={{ m: 0, textAlign: 'right', fontWeight: 600 }}>
              {shown(amount)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

const figures = { '& td': { py: 1 }, '& :is(th, td):not(:first-of-type)': { textAlign: 'right' } };

function Party({ label, party }: { readonly label: string; readonly party: Invoice['buyer'] }) {
  return (
    <Box>
      <Typography color="textSecondary">{label}</Typography>
      <Typography sx={{ fontWeight: 600 }}>{party?.name}</Typography>
      <Typography sx={{ whiteSpace: 'pre-line' }}>{party?.address}</Typography>
    </Box>
  );
}
