import PersonAdd from '@mui/icons-material/PersonAddOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageFrame } from '../components/page/page-frame.tsx';
import { AddMemberDialog } from '../features/members/add-member-dialog.tsx';
import { MemberAdministration } from '../features/members/member-administration.tsx';

/** The office's list of members. */
export default function MembersPage() {
  const { t } = useTranslation();
  const [adding, setAdding] = useState(false);
  return (
    <PageFrame
      title={t('shell.nav.members')}
      crumbs={[{ name: t('shell.nav.office') }]}
      action={
        <Button variant="contained" startIcon={<PersonAdd />} onClick={() => setAdding(true)}>
          {t('members.add.button')}
        </Button>
      }
    >
      <MemberAdministration />
      {adding && <AddMemberDialog onClose={() => setAdding(false)} />}
    </PageFrame>
  );
}
