import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { OfficeMember } from '@muster/domain/members/member-office-contract.ts';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { MemberAvatar } from '../../../components/member-avatar.tsx';
import { textLink } from '../../../components/text-link.ts';
import { showInstant } from '../../../lib/time/show-time.ts';

const colors = { active: 'success', suspended: 'error', left: 'default' } as const;

interface MemberRowProps {
  readonly member: OfficeMember;
  readonly zone: string;
  /** Whether they are to get a slip: a code, which only who has not signed up can, or where there is a door a PIN. */
  readonly chosen: boolean;
  readonly doors: boolean;
  readonly onChoose: (membercode: string, chosen: boolean) => void;
}

/** A member in the table: columns where there is room, lines on a phone. The name leads to their page. */
export function MemberRow({ member, zone, chosen, doors, onChoose }: MemberRowProps) {
  const { t } = useTranslation();
  const { membercode, membername, status, role, groupno, managers, registered, lastseen } = member;
  return (
    <Box component="li" sx={row}>
      <MemberAvatar name={membername} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={`/dashboard/members/${member.id}`} sx={{ ...textLink, fontWeight: 500 }}>
          {membername}
        </Link>
        <Typography color="textSecondary" variant="body2">
          {membercode} · {t(`members.roles.${role}`)}
        </Typography>
      </Box>
      <Box sx={wide}>
        <Typography variant="body2">{groupno ?? t('memberOffice.table.noGroup')}</Typography>
        <Typography variant="body2" color="textSecondary">
          {managers.length > 0
            ? t('memberOffice.table.decidedBy', { names: managers.join(t('common.comma')) })
            : t('memberOffice.table.decidedByOffice')}
        </Typography>
      </Box>
      <Box sx={{ ...wide, display: 'flex', alignItems: 'center' }}>
        {(doors || !registered) && status === 'active' && (
          <Checkbox
            checked={chosen}
            onChange={(_event, checked) => onChoose(membercode, checked)}
            slotProps={{
              input: {
                'aria-label': t(registered ? 'memberOffice.table.chooseForPin' : 'memberOffice.table.choose', {
                  name: membername,
                }),
              },
            }}
            sx={{ ml: -1.25 }}
          />
        )}
        <Typography variant="body2" color="textSecondary">
          {lastseen
            ? t('memberOffice.table.seen', { time: showInstant(lastseen, zone) })
            : t(registered ? 'memberOffice.table.never' : 'memberOffice.table.notRegistered')}
        </Typography>
      </Box>
      <Chip
        size="small"
        variant="outlined"
        color={colors[status]}
        label={t(`memberOffice.table.statuses.${status}`)}
        sx={{ justifySelf: 'end', gridColumn: { xs: 3, md: 'auto' }, gridRow: { xs: 1, md: 'auto' } }}
      />
    </Box>
  );
}

const row = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  py: 1.25,
  borderTop: '1px solid',
  borderColor: 'divider',
  gridTemplateColumns: {
    xs: '40px minmax(0, 1fr) auto',
    md: '40px minmax(0, 2fr) minmax(0, 2fr) minmax(0, 2fr) 110px',
  },
};

/** Beneath the name on a phone. */
const wide = { minWidth: 0, gridColumn: { xs: '2 / -1', md: 'auto' }, gridRow: { md: 'auto' } };
