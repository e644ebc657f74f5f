import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { addDays, showDay } from '@muster/domain/calendar/day.ts';
import type { DatedTimes, ListEntry } from '@muster/domain/lists/lists-contract.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/busy-button.tsx';
import { useSayProblem, useSnackbar } from '../../components/snackbar.tsx';
import { companyQueries } from '../../data/company.ts';
import { listChanges } from '../../data/lists/lists.ts';
import { showDayWithWeekday } from '../../lib/time/show-time.ts';
import { useTimesFacts } from './use-list-facts.ts';

/** What a shift will be from a day on, which can be taken back until then, and what it was before. */
export function ShiftTimes({ shift }: { readonly shift: ListEntry<'shifts'> }) {
  const { t } = useTranslation();
  const id = useId();
  const factsOf = useTimesFacts();
  const company = useQuery(companyQueries.shown);
  const [open, setOpen] = useState(false);
  const today = company.data?.today;
  if (today === undefined || shift.times.length < 2) return null;
  const coming = shift.times.filter((it) => (it.from ?? '') > today);
  const past = shift.times.filter((it) => it.until !== null && it.until < today);
  return (
    <>
      {coming.map((it) => (
        <Coming key={it.from} shift={shift} times={it} />
      ))}
      {past.length > 0 && (
        <Button
          size="small"
          onClick={() => setOpen(!open)}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          aria-label={t('lists.times.historyLabel', { name: shift.name })}
          sx={{ ml: -1 }}
        >
          {t('lists.times.history')}
        </Button>
      )}
      {open && (
        <Box component="ul" id={id} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {past.toReversed().map((it) => (
            <Typography component="li" key={it.until} variant="body2" color="textSecondary">
              {t('lists.times.past', { day: showDay(it.until ?? ''), facts: factsOf(it) })}
            </Typography>
          ))}
        </Box>
      )}
    </>
  );
}

interface ComingProps {
  readonly shift: ListEntry<'shifts'>;
  readonly times: DatedTimes;
}

function Coming({ shift, times }: ComingProps) {
  const { t, i18n } = useTranslation();
  const say = useSnackbar();
  const sayProblem = useSayProblem();
  const factsOf = useTimesFacts();
  const change = useMutation(listChanges('shifts').change);
  const { from } = times;
  const before = shift.times.find((it) => from !== null && it.until === addDays(from, -1));
  if (from === null || !before) return null;
  const day = showDayWithWeekday(from, i18n.language);
  const { from: _from, until: _until, ...worked } = before;
  const takeBack = () =>
    change.mutate(
      { id: shift.id, revision: shift.revision, ...worked, from },
      {
        onSuccess: () => say(t('lists.times.takenBack', { name: shift.name, day })),
        onError: sayProblem,
      },
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Typography variant="body2">{t('lists.times.coming', { day, facts: factsOf(times, before) })}</Typography>
      {!shift.retired && (
        <BusyButton
          size="small"
          onClick={takeBack}
          busy={change.isPending}
          aria-label={t('lists.times.takeBackLabel', { name: shift.name, day })}
        >
          {t('lists.times.takeBack')}
        </BusyButton>
      )}
    </Box>
  );
}
