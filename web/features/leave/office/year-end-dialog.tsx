import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { showDay } from '@muster/domain/calendar/day.ts';
import { fiscalYearDays } from '@muster/domain/calendar/fiscal-year.ts';
import type { YearEnd } from '@muster/domain/leave/leave-office-contract.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { ListSkeleton } from '../../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { useSayProblem, useSnackbar } from '../../../components/snackbar.tsx';
import { companyQueries } from '../../../data/company.ts';
import { leaveOfficeChanges, leaveOfficeQueries } from '../../../data/leave/leave-office.ts';
import { showInstant } from '../../../lib/time/show-time.ts';
import { useLeaveWords } from '../leave-words.ts';
import { YearEndNotice } from './year-end-notice.tsx';

interface YearEndDialogProps {
  readonly year: number;
  readonly onClose: () => void;
}

/** What the run would do, line by line, before it is started; an older year that is to be run first is led to. */
export function YearEndDialog({ year: asked, onClose }: YearEndDialogProps) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const sayProblem = useSayProblem();
  const words = useLeaveWords();
  const nothingText = useNothingText();
  const [year, setYear] = useState(asked);
  const { from, to } = fiscalYearDays(year);
  const seen = useQuery(leaveOfficeQueries.yearEnd(year));
  const run = useMutation(leaveOfficeChanges.runYearEnd);
  const confirm = () =>
    run.mutate(year, {
      onSuccess: (it) => {
        if (it.members > 0) say(t('yearEnd.done', { count: it.members }));
        else say(nothingText(it), 'info');
        onClose();
      },
      onError: sayProblem,
    });
  return (
    <DialogFrame
      open
      title={t('yearEnd.titleOf', { from: showDay(from), to: showDay(to) })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <SubmitButton type="button" busy={run.isPending} disabled={!seen.data?.members} onClick={confirm}>
            {t(seen.data ? actOf(seen.data) : 'yearEnd.run')}
          </SubmitButton>
        </>
      }
    >
      <EarlierYear year={seen.data?.earlier ?? undefined} onLook={setYear} />
      <Loaded query={seen} skeleton={<ListSkeleton rows={6} height={44} />}>
        {(it) =>
          it.members === 0 ? (
            <Typography>{nothingText(it)}</Typography>
          ) : (
            <>
              <Total of={it} />
              {it.takenback + it.recovered > 0 && (
                <Typography sx={{ mb: 1 }}>
                  {t('yearEnd.totalBack', { days: words.days(it.takenback + it.recovered) })}
                </Typography>
              )}
              <Typography sx={{ mb: 1 }}>{t('yearEnd.forGood')}</Typography>
              <YearEndLines lines={it.lines} />
              {it.more && <Typography color="textSecondary">{t('yearEnd.more')}</Typography>}
            </>
          )
        }
      </Loaded>
    </DialogFrame>
  );
}

type Sums = Pick<YearEnd, 'members' | 'carried' | 'lapsed'>;

/** What the run does above all, as its button says: often days only lapse, or what was entered later is put right. */
const actOf = ({ members, carried, lapsed }: Sums) => {
  if (carried > 0 || members === 0) return 'yearEnd.run';
  return lapsed > 0 ? 'yearEnd.runLapse' : 'yearEnd.runBack';
};

/** How many days go on and lapse, and of how many members, where any do. */
function Total({ of: { members, carried, lapsed } }: { readonly of: Sums }) {
  const { t } = useTranslation();
  const words = useLeaveWords();
  const what = [
    carried > 0 && t('yearEnd.totalCarried', { days: words.days(carried) }),
    lapsed > 0 && t('yearEnd.lapsed', { days: words.days(lapsed) }),
  ].filter((it) => it !== false);
  if (what.length === 0) return null;
  return (
    <Typography sx={{ mb: 1 }}>{t('yearEnd.total', { count: members, what: what.join(t('common.comma')) })}</Typography>
  );
}

/** Why a run does nothing: it was done before, when and by whom, or there was never anything to do. */
function useNothingText() {
  const { t } = useTranslation();
  const { data: company } = useQuery(companyQueries.shown);
  return ({ ran }: Pick<YearEnd, 'ran'>): string =>
    ran && company
      ? t('yearEnd.ranAlready', { at: showInstant(ran.at, company.zone), name: ran.by.membername })
      : t('yearEnd.nothing');
}

interface EarlierYearProps {
  readonly year: number | undefined;
  readonly onLook: (year: number) => void;
}

function EarlierYear({ year, onLook }: EarlierYearProps) {
  const { t } = useTranslation();
  if (year === undefined) return null;
  const { from, to } = fiscalYearDays(year);
  return (
    <YearEndNotice sx={{ mb: 2 }} onLook={() => onLook(year)}>
      {t('yearEnd.dueEarlier', { from: showDay(from), to: showDay(to) })}
    </YearEndNotice>
  );
}

function YearEndLines({ lines }: Pick<YearEnd, 'lines'>) {
  const { t } = useTranslation();
  const words = useLeaveWords();
  return (
    <Box component="ul" aria-label={t('yearEnd.lines')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {lines.map((it) => (
        <Box
          component="li"
          key={`${it.membercode} ${it.leaveid} ${it.what}`}
          sx={{ py: 0.75, borderBottom: '1px solid', borderColor: 'divider' }}
        >
          <Typography sx={{ fontWeight: 500 }}>
            {it.membername} ({it.membercode}), {it.description}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {[
              it.carried > 0 && it.until
                ? t('yearEnd.carried', { days: words.days(it.carried), until: showDay(it.until) })
                : '',
              it.lapsed > 0 ? t('yearEnd.lapsed', { days: words.days(it.lapsed) }) : '',
              it.takenback > 0 ? t('yearEnd.takenBack', { days: words.days(it.takenback) }) : '',
              it.recovered > 0 ? t('yearEnd.recovered', { days: words.days(it.recovered) }) : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
