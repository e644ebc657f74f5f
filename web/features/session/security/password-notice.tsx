import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ownFactors } from '../../../data/account/own-factors.ts';
import { SettingsNotice } from './settings-notice.tsx';

/** Tells whose password somebody else chose that they are to set one of their own: until then that one knows it. */
export function PasswordNotice({ onLater }: { readonly onLater?: (() => void) | undefined }) {
  const { t } = useTranslation();
  const { data: factors } = useQuery(ownFactors);
  if (!factors?.passwordby) return null;
  return (
    <SettingsNotice
      text={t('security.passwordBy', { name: factors.passwordby })}
      brief={t('security.passwordKnown', { name: factors.passwordby })}
      way={t('security.setPassword')}
      place="password"
      onLater={onLater}
    />
  );
}
