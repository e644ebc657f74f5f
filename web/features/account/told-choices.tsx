import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ToldWhere, toldKinds, toldWhere } from '@muster/domain/members/preferences.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../components/form/select-field.tsx';
import { ListSkeleton } from '../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../components/loading/loaded.tsx';
import { accountQueries } from '../../data/account/account.ts';
import { profileQueries } from '../../data/account/profile.ts';
import { useCurrentMember } from '../../lib/session/session-store.ts';
import { usePreferences } from './use-preferences.ts';

/** Where the member wants to be told of what; each choice is saved at once. */
export function ToldChoices() {
  const { t } = useTranslation();
  const preferences = useQuery(accountQueries.preferences);
  const { data: profile } = useQuery(profileQueries.own);
  const choose = usePreferences();
  // Nothing else can ever happen to a guest.
  const kinds = useCurrentMember().role === 'GUEST' ? (['device'] as const) : toldKinds;
  return (
    <Loaded query={preferences} skeleton={<ListSkeleton rows={4} height={56} />}>
      {({ notify }) => (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
            {kinds.map((kind) => (
              <SelectField
                key={kind}
                name={`notify-${kind}`}
                label={t(`members.settings.told.${kind}`)}
                value={notify[kind]}
                options={toldWhere.map((it) => ({ value: it, text: t(`members.settings.where.${it}`) }))}
                onChange={(where) => choose({ notify: { [kind]: where as ToldWhere } })}
              />
            ))}
          </Box>
          {profile?.email === '' && <Typography color="textSecondary">{t('members.settings.noMail')}</Typography>}
        </Box>
      )}
    </Loaded>
  );
}
