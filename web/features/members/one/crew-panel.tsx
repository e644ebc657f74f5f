import Person from '@mui/icons-material/PersonOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { MemberDetail } from '@muster/domain/members/member-office-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListRow } from '../../../components/list-row.tsx';
import { ListSkeleton } from '../../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { crewQueries } from '../../../data/attendance/crew.ts';
import { showInstant } from '../../../lib/time/show-time.ts';
import { CrewDialog } from './crew-dialog.tsx';

/** For whom a member checks in on their own phone, and who does so for them. */
export function CrewPanel({ member, zone }: { readonly member: MemberDetail; readonly zone: string }) {
  const { t } = useTranslation();
  const named = useQuery(crewQueries.of(member.id));
  const [changing, setChanging] = useState(false);
  const name = member.membername;
  return (
    <Panel title={t('crew.office.title')} lead={t('crew.office.lead', { name })}>
      <Loaded query={named} skeleton={<ListSkeleton rows={2} height={64} />}>
        {({ crew, leads }) => (
          <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
            {crew.length === 0 ? (
              <Typography>{t('crew.office.nobody', { name })}</Typography>
            ) : (
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, width: '100%' }}>
                {crew.map((it) => (
                  <ListRow
                    key={it.id}
                    icon={Person}
                    title={`${it.membername} · ${it.membercode}`}
                    detail={
                      it.status === 'active'
                        ? t('crew.office.since', { time: showInstant(it.since, zone) })
                        : t('crew.office.suspended')
                    }
                  />
                ))}
              </Box>
            )}
            {leads.length > 0 && (
              <Typography color="textSecondary">
                {t('crew.office.leads', { names: leads.map((it) => it.membername).join(t('common.comma')) })}
              </Typography>
            )}
            <Button variant="outlined" onClick={() => setChanging(true)}>
              {t('crew.office.change')}
            </Button>
            {changing && <CrewDialog member={member} crew={crew} onClose={() => setChanging(false)} />}
          </Box>
        )}
      </Loaded>
    </Panel>
  );
}
