import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { showDay } from '@muster/domain/calendar/day.ts';
import type { MileageTerms } from '@muster/domain/mileage/mileage-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listLine } from '../../../components/list-line.ts';
import { ListSkeleton } from '../../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { mileageQueries } from '../../../data/trips/mileage.ts';
import { useMileageWords } from './mileage-words.ts';
import { RatesDialog } from './rates-dialog.tsx';

/** What is paid for driving, and since when; administrators change it. */
export function RatesPanel() {
  const { t } = useTranslation();
  const terms = useQuery(mileageQueries.terms);
  const [open, setOpen] = useState(false);
  return (
    <Panel
      title={t('mileage.rates.title')}
      lead={t('mileage.rates.lead')}
      action={
        terms.data?.may.change && (
          <Button onClick={() => setOpen(true)} sx={{ flex: 'none' }}>
            {t(terms.data.rates.length === 0 ? 'mileage.rates.set' : 'mileage.rates.change')}
          </Button>
        )
      }
    >
      <Loaded query={terms} skeleton={<ListSkeleton rows={1} height={56} />}>
        {(it) => (
          <>
            <Rates terms={it} />
            {open && <RatesDialog terms={it} onClose={() => setOpen(false)} />}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

function Rates({ terms }: { readonly terms: MileageTerms }) {
  const { t } = useTranslation();
  const words = useMileageWords(terms);
  const unit = t(`mileage.units.${terms.unit}`);
  const paid = (rate: number) =>
    rate === 0 ? t('mileage.rates.nothing') : t('mileage.rates.paid', { rate: words.rate(rate), unit });
  return (
    <>
      {terms.rates.length === 0 && <Typography>{t('mileage.rates.none')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {terms.rates.toReversed().map((it) => (
          <Box component="li" key={it.from} sx={listLine}>
            {t('mileage.rates.line', {
              day: showDay(it.from),
              privaterate: paid(it.privaterate),
              companyrate: paid(it.companyrate),
            })}
          </Box>
        ))}
      </Box>
      {!terms.may.change && <Typography color="textSecondary">{t('mileage.rates.administrators')}</Typography>}
    </>
  );
}
