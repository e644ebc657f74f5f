import PersonAdd from '@mui/icons-material/PersonAddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageFrame } from '../components/page/page-frame.tsx';
import { companyQueries } from '../data/company.ts';
import { AddMemberDialog } from '../features/members/add-member-dialog.tsx';
import { FileMenu } from '../features/members/file/file-menu.tsx';
import { MemberAdministration } from '../features/members/member-administration.tsx';
import { type MadeCode, OneTimeCodeDialog } from '../features/members/one-time-code-dialog.tsx';

/** The office's list of members. */
export default function MembersPage() {
  const { t } = useTranslation();
  const { data: company } = useQuery(companyQueries.shown);
  const [adding, setAdding] = useState(false);
  const [made, setMade] = useState<MadeCode | undefined>();
  return (
    <PageFrame
      title={t('shell.nav.members')}
      crumbs={[{ name: t('shell.nav.office') }]}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <FileMenu />
          <Button variant="contained" startIcon={<PersonAdd />} onClick={() => setAdding(true)}>
            {t('members.add.button')}
          </Button>
        </Box>
      }
    >
      <MemberAdministration />
      {adding && company && <AddMemberDialog company={company} onClose={() => setAdding(false)} onCode={setMade} />}
      {made && <OneTimeCodeDialog {...made} onOk={() => setMade(undefined)} />}
    </PageFrame>
  );
}
