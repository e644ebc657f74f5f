import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/busy-button.tsx';
import { EmptyState } from '../../components/loading/empty-state.tsx';
import { ListSkeleton } from '../../components/loading/list-skeleton.tsx';
import { LoadMore } from '../../components/loading/load-more.tsx';
import { Loaded } from '../../components/loading/loaded.tsx';
import { useSnackbar } from '../../components/snackbar.tsx';
import { holidayChanges, holidayOfficeQueries } from '../../data/holidays/holiday-office.ts';
import { showInstant } from '../../lib/time/show-time.ts';
import { AffectedRows } from './affected-rows.tsx';
import { useSayMoved } from './use-say-moved.ts';

/** What was called settled, on request, for whoever did so by mistake or wants to know who has. */
export function SettledLeave({ zone }: { readonly zone: string }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <Box sx={{ mt: 1 }}>
      <Button aria-expanded={shown} onClick={() => setShown(!shown)}>
        {t(shown ? 'holidayOffice.affected.hideSettled' : 'holidayOffice.affected.showSettled')}
      </Button>
      {shown && <SettledRows zone={zone} />}
    </Box>
  );
}

function SettledRows({ zone }: { readonly zone: string }) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const sayMoved = useSayMoved();
  const settled = useInfiniteQuery(holidayOfficeQueries.settledLeave);
  const reopen = useMutation(holidayChanges.reopenAffected);
  const putBack = (id: number) =>
    reopen.mutate(id, {
      onSuccess: () => say(t('holidayOffice.affected.isBack')),
      onError: sayMoved,
    });
  return (
    <Loaded query={settled} skeleton={<ListSkeleton rows={2} height={72} />}>
      {(list) =>
        list.length === 0 ? (
          <EmptyState text={t('holidayOffice.affected.noneSettled')} />
        ) : (
          <>
            <AffectedRows
              affected={list}
              action={({ id, membername: name, settled: { at, by }, may }, span) => (
                <>
                  <BusyButton
                    variant="outlined"
                    busy={reopen.isPending}
                    disabled={!may.open}
                    onClick={() => putBack(id)}
                    aria-label={t('holidayOffice.affected.putBackLabel', { name, span })}
                  >
                    {t('holidayOffice.affected.putBack')}
                  </BusyButton>
                  <Typography variant="body2" color="textSecondary" sx={{ flexBasis: '100%' }}>
                    {t('holidayOffice.affected.settledBy', { name: by.membername, at: showInstant(at, zone) })}
                  </Typography>
                </>
              )}
            />
            <LoadMore query={settled} />
          </>
        )
      }
    </Loaded>
  );
}
