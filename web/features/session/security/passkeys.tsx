import Key from '@mui/icons-material/KeyOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OwnPasskey } from '@muster/domain/factors/factors-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListRow } from '../../../components/list-row.tsx';
import { ListSkeleton } from '../../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { securityQueries } from '../../../data/account/security.ts';
import { companyQueries } from '../../../data/company.ts';
import { passkeysWork } from '../../../lib/device/passkeys.ts';
import { showInstant } from '../../../lib/time/show-time.ts';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { RemoveFactorDialog } from './remove-factor-dialog.tsx';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';

/** The devices with which the member signs in by a touch. */
export function Passkeys() {
  const { t } = useTranslation();
  const factors = useQuery(securityQueries.factors);
  const [adding, setAdding] = useState(false);
  const [renaming, setRenaming] = useState<OwnPasskey | undefined>();
  const [removing, setRemoving] = useState<OwnPasskey | undefined>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const take = (made: readonly string[]) => {
    setAdding(false);
    setCodes(made);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Loaded query={factors} skeleton={<ListSkeleton rows={1} height={64} />}>
        {({ passkeys }) =>
          passkeys.length === 0 ? (
            <Typography>{t('security.passkeys.none')}</Typography>
          ) : (
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, width: '100%' }}>
              {passkeys.map((it) => (
                <PasskeyRow key={it.id} item={it} onRename={() => setRenaming(it)} onRemove={() => setRemoving(it)} />
              ))}
            </Box>
          )
        }
      </Loaded>
      {passkeysWork() ? (
        <Button variant="outlined" onClick={() => setAdding(true)}>
          {t('security.passkeys.add')}
        </Button>
      ) : (
        <Typography color="textSecondary">{t('security.passkeys.notHere')}</Typography>
      )}
      {adding && <AddPasskeyDialog onClose={() => setAdding(false)} onDone={take} />}
      {renaming && <RenamePasskeyDialog passkey={renaming} onClose={() => setRenaming(undefined)} />}
      {removing && <RemoveFactorDialog passkey={removing} onClose={() => setRemoving(undefined)} />}
      {codes.length > 0 && <RecoveryCodesDialog codes={codes} onKept={() => setCodes([])} />}
    </Box>
  );
}

interface PasskeyRowProps {
  readonly item: OwnPasskey;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

function PasskeyRow({ item, onRename, onRemove }: PasskeyRowProps) {
  const { t } = useTranslation();
  const { data: company } = useQuery(companyQueries.shown);
  const used = item.lastusedat
    ? t('security.keys.used', { time: showInstant(item.lastusedat, company?.zone ?? 'UTC') })
    : t('security.keys.unused');
  const detail = (
    <>
      {used}
      {item.afterpassword && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {t('security.passkeys.afterPassword')}
        </Alert>
      )}
    </>
  );
  return (
    <ListRow icon={Key} title={item.name} detail={detail}>
      <Button onClick={onRename} aria-label={t('security.passkeys.renameLabel', { name: item.name })}>
        {t('security.passkeys.rename')}
      </Button>
      <Button
        variant="outlined"
        onClick={onRemove}
        aria-label={t('security.passkeys.removeLabel', { name: item.name })}
      >
        {t('security.app.remove')}
      </Button>
    </ListRow>
  );
}
