import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { QuestionDialog } from '../../components/dialogs/question-dialog.tsx';
import { EmptyState } from '../../components/loading/empty-state.tsx';
import { ListSkeleton } from '../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../components/loading/loaded.tsx';
import { Panel } from '../../components/page/panel.tsx';
import { useSnackbar } from '../../components/snackbar.tsx';
import { holidayChanges, holidayOfficeQueries } from '../../data/holidays/holiday-office.ts';
import { AffectedRows } from './affected-rows.tsx';
import { SettledLeave } from './settled-leave.tsx';
import { useSayMoved } from './use-say-moved.ts';

/** Whose leave is to be ticked off. */
interface Asked {
  readonly id: number;
  readonly name: string;
  readonly span: string;
}

/** The standing list of touched leave, to be settled one by one. */
export function AffectedPanel({ zone }: { readonly zone: string }) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const sayMoved = useSayMoved();
  const affected = useQuery(holidayOfficeQueries.affectedLeave);
  const dismiss = useMutation(holidayChanges.dismissAffected);
  const [asked, setAsked] = useState<Asked | undefined>();
  const done = () =>
    asked &&
    dismiss.mutate(asked.id, {
      onSuccess: () => say(t('holidayOffice.affected.ticked')),
      onError: sayMoved,
      onSettled: () => setAsked(undefined),
    });
  return (
    <Panel title={t('holidayOffice.affected.title')} lead={t('holidayOffice.affected.lead')}>
      <Loaded query={affected} skeleton={<ListSkeleton rows={2} height={72} />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState text={t('holidayOffice.affected.empty')} />
          ) : (
            <AffectedRows
              affected={list}
              action={(row, span) => (
                <>
                  {(row.effect === 'uncharged' || row.effect === 'inside') && (
                    <Button
                      component={Link}
                      to={`/dashboard/members?search=${encodeURIComponent(row.membercode)}`}
                      aria-label={t('holidayOffice.affected.memberLabel', { name: row.membername })}
                    >
                      {t('holidayOffice.affected.member')}
                    </Button>
                  )}
                  {!row.mendby && (
                    <Button
                      component={Link}
                      to={`/dashboard/leave_balances?member=${encodeURIComponent(row.membercode)}`}
                      aria-label={t('leaveBalances.linkLabel', { name: row.membername })}
                    >
                      {t('holidayOffice.affected.balance')}
                    </Button>
                  )}
                  <Button
                    variant="outlined"
                    disabled={!row.may.settle}
                    onClick={() => setAsked({ id: row.id, name: row.membername, span })}
                    aria-label={t('holidayOffice.affected.doneLabel', { name: row.membername, span })}
                  >
                    {t('holidayOffice.affected.done')}
                  </Button>
                  {!row.may.settle && (
                    <Typography variant="body2" color="textSecondary" sx={{ flexBasis: '100%' }}>
                      {t('holidayOffice.affected.own')}
                    </Typography>
                  )}
                </>
              )}
            />
          )
        }
      </Loaded>
      <SettledLeave zone={zone} />
      {asked && (
        <QuestionDialog
          open
          busy={dismiss.isPending}
          title={t('holidayOffice.affected.askTitle', { name: asked.name, span: asked.span })}
          text={t('holidayOffice.affected.askText')}
          yes={t('holidayOffice.affected.askYes')}
          onYes={done}
          onNo={() => setAsked(undefined)}
        />
      )}
    </Panel>
  );
}
