import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { LookChooser } from '../components/look-chooser.tsx';
import { PageFrame } from '../components/page/page-frame.tsx';
import { PageLink } from '../components/page/page-link.tsx';
import { Panel } from '../components/page/panel.tsx';
import { LanguageChoice } from '../features/account/language-choice.tsx';
import { BarColours } from '../features/account/look/bar-colours.tsx';
import { PresetChooser } from '../features/account/look/preset-chooser.tsx';
import { OwnData } from '../features/account/own-data.tsx';
import { SingleKeysChoice } from '../features/account/single-keys.tsx';
import { ToldChoices } from '../features/account/told-choices.tsx';
import { usePreferences } from '../features/account/use-preferences.ts';
import { ChangePasswordForm } from '../features/session/change-password-form.tsx';
import { OwnSessions } from '../features/session/own-sessions.tsx';
import { AccessKeys } from '../features/session/security/access-keys.tsx';
import { DoorPin } from '../features/session/security/door-pin.tsx';
import { Passkeys } from '../features/session/security/passkeys.tsx';
import { SecondFactor } from '../features/session/security/second-factor.tsx';
import { useCurrentMember } from '../lib/session/session-store.ts';

/** What is chosen once or never, such as the look, comes after what keeps somebody in touch and safe. */
export default function MemberSettingPage() {
  const { t } = useTranslation();
  const choose = usePreferences();
  const isGuest = useCurrentMember().role === 'GUEST';
  return (
    <PageFrame
      title={t('members.settings.title')}
      crumbs={[]}
      action={<PageLink to="/dashboard/member-profile" text={t('shell.profile')} />}
    >
      <Panel title={t('language.title')} lead={t('language.lead')}>
        <LanguageChoice onChoose={choose} />
      </Panel>
      <Panel title={t('members.settings.toldTitle')} {...(!isGuest && { lead: t('members.settings.toldLead') })}>
        <ToldChoices />
      </Panel>
      <Panel place="password" title={t('session.changePassword.title')} lead={t('session.changePassword.lead')}>
        <ChangePasswordForm />
      </Panel>
      <Panel place="second-factor" title={t('security.app.title')} lead={t('security.app.lead')}>
        <SecondFactor />
      </Panel>
      <Panel title={t('security.passkeys.title')} lead={t('security.passkeys.lead')}>
        <Passkeys />
      </Panel>
      {!isGuest && <DoorPin />}
      <Panel title={t('session.devices.title')} lead={t('session.devices.lead')}>
        <OwnSessions />
      </Panel>
      {!isGuest && (
        <Panel title={t('security.keys.title')} lead={t('security.keys.lead')}>
          <AccessKeys />
        </Panel>
      )}
      <Panel title={t('members.settings.look')} lead={t('members.settings.lookLead')}>
        <Box sx={{ display: 'grid', gap: 3 }}>
          <LookChooser onChoose={choose} />
          <BarColours onChoose={choose} />
          <PresetChooser onChoose={choose} />
        </Box>
      </Panel>
      <Panel title={t('members.settings.keys')} lead={t('members.settings.keysLead')}>
        <SingleKeysChoice onChoose={choose} />
      </Panel>
      <Panel title={t('members.settings.dataTitle')} lead={t('members.settings.dataLead')}>
        <OwnData />
      </Panel>
    </PageFrame>
  );
}
