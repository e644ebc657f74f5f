import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { MemberRow } from '@muster/domain/members/members-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../components/page/panel.tsx';
import { companyQueries } from '../../data/company.ts';
import { memberQueries } from '../../data/members/members.ts';
import { showInstant } from '../../lib/time/show-time.ts';

interface PasswordRequestsProps {
  readonly onHandOut: (member: Pick<MemberRow, 'id' | 'membercode' | 'membername'>) => void;
}

/** Members who forgot their password and have no mail address; not there while nobody asks. */
export function PasswordRequests({ onHandOut }: PasswordRequestsProps) {
  const { t } = useTranslation();
  const { data: requests = [] } = useQuery(memberQueries.passwordRequests);
  const { data: company } = useQuery(companyQueries.shown);
  if (requests.length === 0) return null;
  return (
    <Panel title={t('members.requests.title')} lead={t('members.requests.lead')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {requests.map((it) => (
          <Box component="li" key={it.id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Box sx={{ flex: '1 1 180px' }}>
              <Typography sx={{ fontWeight: 500 }}>
                {it.membercode} · {it.membername}
              </Typography>
              <Typography color="textSecondary" variant="body2">
                {t('members.requests.asked', { time: showInstant(it.requestedat, company?.zone ?? 'UTC') })}
              </Typography>
            </Box>
            <Button variant="outlined" onClick={() => onHandOut({ ...it, id: it.membernoid })}>
              {t('members.requests.handOut')}
            </Button>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
