import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { NamedDeputy } from '@muster/domain/deputies/deputies-contract.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '../../../components/dialogs/question-dialog.tsx';
import { listLine } from '../../../components/list-line.ts';
import { EmptyState } from '../../../components/loading/empty-state.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { useSayProblem, useSnackbar } from '../../../components/snackbar.tsx';
import { deputyChanges, deputyQueries } from '../../../data/account/deputies.ts';
import { useLeaveWords } from '../leave-words.ts';
import { DeputyDialog } from './deputy-dialog.tsx';

interface DeputiesPanelProps {
  readonly today: Day;
  readonly weekStart: number;
}

/** Who stands in for the signed-in member, and for whom they do; nothing for who neither decides nor stands in. */
export function DeputiesPanel({ today, weekStart }: DeputiesPanelProps) {
  const { t } = useTranslation();
  const words = useLeaveWords();
  const { data } = useQuery(deputyQueries.own);
  const [naming, setNaming] = useState(false);
  const [ending, setEnding] = useState<NamedDeputy | undefined>();
  if (!data || (!data.may && data.named.length + data.standsinfor.length === 0)) return null;
  const spanOf = (it: NamedDeputy) => words.span(it.from, it.to);
  return (
    <Panel
      title={t('deputies.title')}
      lead={t('deputies.lead')}
      {...(data.may && {
        action: (
          <Button onClick={() => setNaming(true)} sx={{ flex: 'none' }}>
            {t('deputies.name')}
          </Button>
        ),
      })}
    >
      {data.named.length === 0 && data.may && <EmptyState text={t('deputies.none')} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.standsinfor.map((it) => (
          <Box component="li" key={it.id} sx={listLine}>
            <Typography>{t('deputies.standsInFor', { name: it.membername })}</Typography>
            <Typography color="textSecondary">{spanOf(it)}</Typography>
          </Box>
        ))}
        {data.named.map((it) => (
          <Box component="li" key={it.id} sx={listLine}>
            <Box sx={{ flex: '1 1 220px' }}>
              <Typography>{t('deputies.line', { name: it.membername, code: it.membercode })}</Typography>
              <Typography color="textSecondary">{spanOf(it)}</Typography>
              {it.away && (
                <Typography variant="body2" sx={{ color: 'warning.main', fontWeight: 600 }}>
                  {t('deputies.away')}
                </Typography>
              )}
            </Box>
            <Button
              color="error"
              onClick={() => setEnding(it)}
              aria-label={t('deputies.endLabel', { name: it.membername, span: spanOf(it) })}
            >
              {t('deputies.end')}
            </Button>
          </Box>
        ))}
      </Box>
      {naming && <DeputyDialog today={today} weekStart={weekStart} onClose={() => setNaming(false)} />}
      {ending && <EndQuestion deputy={ending} onDone={() => setEnding(undefined)} />}
    </Panel>
  );
}

function EndQuestion({ deputy, onDone }: { readonly deputy: NamedDeputy; readonly onDone: () => void }) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const sayProblem = useSayProblem();
  const name = deputy.membername;
  const end = useMutation({
    ...deputyChanges.end,
    onSuccess: () => say(t('deputies.ended', { name })),
    onError: sayProblem,
  });
  return (
    <QuestionDialog
      open
      title={t('deputies.endTitle', { name })}
      text={t('deputies.endText')}
      yes={t('deputies.end')}
      color="error"
      busy={end.isPending}
      onYes={() => end.mutate(deputy.id, { onSettled: onDone })}
      onNo={onDone}
    />
  );
}
