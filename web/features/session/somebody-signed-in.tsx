import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { CurrentMember } from '@muster/domain/members/members-contract.ts';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { LANDING } from '../../lib/session/redirect.ts';
import { signOut } from '../../lib/session/session-store.ts';

interface SomebodySignedInProps {
  readonly member: CurrentMember;
  /** What that stands in the way of. */
  readonly text: string;
}

/** In place of what leads on to the own pages, on a device where somebody is signed in whom another would check in there. */
export function SomebodySignedIn({ member: { membername }, text }: SomebodySignedInProps) {
  const { t } = useTranslation();
  return (
    <>
      <Alert severity="warning">{text}</Alert>
      <Button variant="contained" size="large" onClick={() => void signOut()}>
        {t('session.somebodyHere.signOut')}
      </Button>
      <Button component={RouterLink} to={LANDING}>
        {t('session.somebodyHere.goOn', { name: membername })}
      </Button>
    </>
  );
}
