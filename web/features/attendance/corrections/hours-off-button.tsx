import HistoryToggleOff from '@mui/icons-material/HistoryToggleOff';
import Button from '@mui/material/Button';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { correctionQueries } from '../../../data/attendance/corrections.ts';
import { untilLoaded } from '../../../lib/loading/missing-parts.ts';
import { useToday } from '../../../lib/time/now.ts';

const HoursDialog = lazy(() => untilLoaded(() => import('./hours-dialog.tsx')));

/** To asking for hours of any day off, where time off is asked for; nothing where the company gives none. */
export function HoursOffButton({ company }: { readonly company: CompanyView }) {
  const { t } = useTranslation();
  const today = useToday(company);
  const [open, setOpen] = useState(false);
  const { data } = useQuery(correctionQueries.hoursLeft(today));
  if (!data?.allowance) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<HistoryToggleOff />} onClick={() => setOpen(true)}>
        {t('corrections.hours.ask')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <HoursDialog
            zone={company.zone}
            picker={{ today, weekStart: company.weekstart }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
