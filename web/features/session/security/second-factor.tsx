import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OwnFactors } from '@muster/domain/factors/factors-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { securityQueries } from '../../../data/account/security.ts';
import { companyQueries } from '../../../data/company.ts';
import { showInstant } from '../../../lib/time/show-time.ts';
import { NewCodesDialog } from './new-codes-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { RemoveFactorDialog } from './remove-factor-dialog.tsx';
import { SetUpAppDialog } from './set-up-app-dialog.tsx';

type Doing = 'setUp' | 'newCodes' | 'remove';

/** The authenticator app of the member, and their recovery codes. */
export function SecondFactor() {
  const factors = useQuery(securityQueries.factors);
  const [doing, setDoing] = useState<Doing | undefined>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const close = () => setDoing(undefined);
  const take = (made: readonly string[]) => {
    setCodes(made);
    close();
  };
  return (
    <>
      <Loaded query={factors} skeleton={<ListSkeleton rows={2} height={40} />}>
        {(it) => <Shown factors={it} onDo={setDoing} />}
      </Loaded>
      {doing === 'setUp' && <SetUpAppDialog again={Boolean(factors.data?.totp)} onClose={close} onDone={take} />}
      {doing === 'newCodes' && <NewCodesDialog onClose={close} onDone={take} />}
      {doing === 'remove' && <RemoveFactorDialog onClose={close} />}
      {codes.length > 0 && <RecoveryCodesDialog codes={codes} onKept={() => setCodes([])} />}
    </>
  );
}

function Shown({ factors, onDo }: { readonly factors: OwnFactors; readonly onDo: (it: Doing) => void }) {
  const { t } = useTranslation();
  const { data: company } = useQuery(companyQueries.shown);
  const { totp, recovery, required, passkeys } = factors;
  const asked = required && passkeys.length === 0;
  if (!totp) {
    return (
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Typography>
          {t('security.app.off')} {asked && t('security.app.asked')}
        </Typography>
        <Button variant={asked ? 'contained' : 'outlined'} onClick={() => onDo('setUp')}>
          {t('security.app.setUp')}
        </Button>
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography>
        {t('security.app.on', { time: showInstant(totp, company?.zone ?? 'UTC') })}{' '}
        {t('security.app.left', { count: recovery })}
      </Typography>
      {recovery < 3 && <Alert severity="warning">{t('security.app.fewCodes')}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => onDo('newCodes')}>
          {t('security.app.newCodes')}
        </Button>
        <Button variant="outlined" onClick={() => onDo('setUp')}>
          {t('security.app.move')}
        </Button>
        {!required && (
          <Button variant="outlined" color="error" onClick={() => onDo('remove')}>
            {t('security.app.remove')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
