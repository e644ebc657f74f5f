import VpnKey from '@mui/icons-material/VpnKeyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AccessKey } from '@muster/domain/keys/keys-contract.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InformationDialog } from '../../../components/dialogs/information-dialog.tsx';
import { QuestionDialog } from '../../../components/dialogs/question-dialog.tsx';
import { useShownOnce } from '../../../components/form/discard-question.tsx';
import { ListRow } from '../../../components/list-row.tsx';
import { ListSkeleton } from '../../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { useSayProblem, useSnackbar } from '../../../components/snackbar.tsx';
import { securityChanges, securityQueries } from '../../../data/account/security.ts';
import { companyQueries } from '../../../data/company.ts';
import { showInstant } from '../../../lib/time/show-time.ts';
import { MakeKeyDialog } from './make-key-dialog.tsx';

/** The keys that the member has made for scripts. */
export function AccessKeys() {
  const { t } = useTranslation();
  const keys = useQuery(securityQueries.keys);
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<string | undefined>();
  const [ending, setEnding] = useState<AccessKey | undefined>();
  const take = (key: string) => {
    setMaking(false);
    setMade(key);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Loaded query={keys} skeleton={<ListSkeleton rows={1} height={64} />}>
        {(list) =>
          list.length === 0 ? (
            <Typography>{t('security.keys.none')}</Typography>
          ) : (
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, width: '100%' }}>
              {list.map((it) => (
                <KeyRow key={it.id} item={it} onEnd={() => setEnding(it)} />
              ))}
            </Box>
          )
        }
      </Loaded>
      <Button variant="outlined" onClick={() => setMaking(true)}>
        {t('security.keys.make')}
      </Button>
      {making && <MakeKeyDialog onClose={() => setMaking(false)} onMade={take} />}
      {made && <MadeKey made={made} onOk={() => setMade(undefined)} />}
      <EndQuestion ending={ending} onSettled={() => setEnding(undefined)} />
    </Box>
  );
}

/** A key, this once. */
function MadeKey({ made, onOk }: { readonly made: string; readonly onOk: () => void }) {
  const { t } = useTranslation();
  useShownOnce();
  return (
    <InformationDialog
      open
      title={t('security.keys.madeTitle')}
      message={t('security.keys.once')}
      color="success"
      onOk={onOk}
    >
      <Typography color="textSecondary">{t('security.keys.key')}</Typography>
      <Typography sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere', userSelect: 'all' }}>{made}</Typography>
    </InformationDialog>
  );
}

interface EndQuestionProps {
  readonly ending: AccessKey | undefined;
  readonly onSettled: () => void;
}

function EndQuestion({ ending, onSettled }: EndQuestionProps) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const sayProblem = useSayProblem();
  const end = useMutation(securityChanges.removeKey);
  const name = ending?.name ?? '';
  const confirm = () => {
    if (!ending) return;
    end.mutate(ending.id, {
      onSuccess: () => say(t('security.keys.ended', { name })),
      onError: sayProblem,
      onSettled,
    });
  };
  return (
    <QuestionDialog
      open={ending !== undefined}
      title={t('security.keys.endTitle')}
      text={t('security.keys.endText', { name })}
      yes={t('security.keys.end')}
      busy={end.isPending}
      onYes={confirm}
      onNo={onSettled}
    />
  );
}

function KeyRow({ item, onEnd }: { readonly item: AccessKey; readonly onEnd: () => void }) {
  const { t } = useTranslation();
  const { data: company } = useQuery(companyQueries.shown);
  const scope = item.scopes.length > 1 ? 'both' : (item.scopes[0] ?? 'read');
  const used = item.lastusedat
    ? t('security.keys.used', { time: showInstant(item.lastusedat, company?.zone ?? 'UTC') })
    : t('security.keys.unused');
  return (
    <ListRow
      icon={VpnKey}
      title={item.name}
      detail={
        <>
          {t(`security.keys.scopes.${scope}`)} · {t('security.keys.until', { day: item.expires })} · {used}
        </>
      }
    >
      <Button variant="outlined" onClick={onEnd} aria-label={t('security.keys.endLabel', { name: item.name })}>
        {t('security.keys.end')}
      </Button>
    </ListRow>
  );
}
