import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { todayQueries } from '../../../data/attendance/today.ts';
import { companyQueries } from '../../../data/company.ts';
import { endEarlyPage } from '../../../lib/loading/early-page.ts';
import { LOW_SCREEN } from '../../../lib/look/low-screen.ts';
import { CompanyClock } from '../company-clock.tsx';
import { NextThings } from './next-things.tsx';
import { PunchStrip } from './punch-strip.tsx';
import { awayOn } from './state-text.ts';
import { stripColumns } from './strip-columns.ts';
import { StripSkeleton } from './strip-skeleton.tsx';

interface TodayStripProps {
  /** Shows the dialog in which the member says when they left on a day. */
  readonly leftAt: (day: string, onClose: () => void) => ReactNode;
}

/** The day of the member: the time, where they stand, the one button, and what comes next. Guests see time and holiday. */
export function TodayStrip({ leftAt }: TodayStripProps) {
  const { t } = useTranslation();
  const today = useQuery(todayQueries.own);
  const { data: company } = useQuery(companyQueries.shown);
  const { isPending } = today;
  // Whatever came of it: after the strip itself has taken over what was pressed.
  useLayoutEffect(() => {
    if (!isPending) endEarlyPage();
  }, [isPending]);
  return (
    <Card component="section" aria-label={t('today.title')} sx={{ p: { xs: 2, sm: 3 }, [LOW_SCREEN]: { p: 1.5 } }}>
      <Loaded query={today} skeleton={<StripSkeleton />}>
        {(it) => (
          <Box sx={stripColumns}>
            {it.attendance ? (
              <PunchStrip attendance={it.attendance} away={awayOn(it)} leftAt={leftAt} />
            ) : (
              company && <CompanyClock zone={company.zone} small />
            )}
            <NextThings today={it} />
          </Box>
        )}
      </Loaded>
    </Card>
  );
}
