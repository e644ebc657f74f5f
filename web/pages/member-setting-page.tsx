import { useTranslation } from 'react-i18next';
import { LookChooser } from '../components/look-chooser.tsx';
import { PageFrame } from '../components/page/page-frame.tsx';
import { Panel } from '../components/page/panel.tsx';
import { ChangePasswordForm } from '../features/session/change-password-form.tsx';
import { OwnSessions } from '../features/session/own-sessions.tsx';

export default function MemberSettingPage() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('members.settings.title')} crumbs={[]} maxWidth={760}>
      <Panel title={t('members.settings.look')} lead={t('members.settings.lookLead')}>
        <LookChooser />
      </Panel>
      <Panel title={t('session.devices.title')} lead={t('session.devices.lead')}>
        <OwnSessions />
      </Panel>
      <Panel title={t('session.changePassword.title')} lead={t('session.changePassword.lead')}>
        <ChangePasswordForm />
      </Panel>
    </PageFrame>
  );
}
