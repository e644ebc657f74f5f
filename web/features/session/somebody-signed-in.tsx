import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { CurrentMember } from '@muster/domain/members/members-contract.ts';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { LANDING } from '../../lib/redirect.ts';
import { signOut } from '../../lib/session-store.ts';

interface SomebodySignedInProps {
  readonly member: CurrentMember;
  /** The member code on the slip whose link was followed. */
  readonly slip: string;
}

/** In place of signing up by a slip on a device where another member is signed in, whom its owner would check in. */
export function SomebodySignedIn({ member: { membercode, membername }, slip }: SomebodySignedInProps) {
  const { t } = useTranslation();
  return (
    <>
      <Alert severity="warning">{t('session.signUp.other', { name: membername, code: membercode, slip })}</Alert>
      <Button variant="contained" size="large" onClick={() => void signOut()}>
        {t('session.signUp.signOut')}
      </Button>
      <Button component={RouterLink} to={LANDING}>
        {t('session.signUp.goOn', { name: membername })}
      </Button>
    </>
  );
}
