import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { useTranslation } from 'react-i18next';
import { QrPicture } from '../../../components/qr-picture.tsx';
import { showInstant } from '../../../lib/time/show-time.ts';
import { paper, spoken } from './paper.ts';

export interface SlipOf {
  readonly membercode: string;
  readonly membername: string;
  readonly code: string;
  readonly link: string;
  readonly expires: string;
}

/** What a member takes home to sign up: who they are, where, and the code, as a picture too. It is paper: black on white. */
export function CodeSlip({ slip, company }: { readonly slip: SlipOf; readonly company: CompanyView | undefined }) {
  const { t } = useTranslation();
  const [address = ''] = slip.link.split('#');
  return (
    <Box sx={paper}>
      <QrPicture text={slip.link} label={t('slips.picture', { name: slip.membername })} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', display: 'grid', gap: 0.25, alignContent: 'start' }}>
        <Box sx={{ fontSize: '0.8125rem' }}>{company?.name}</Box>
        <Box sx={{ fontWeight: 600, fontSize: '1rem' }}>{slip.membername}</Box>
        <Box>
          {t('slips.memberCode')} <b>{slip.membercode}</b>
        </Box>
        <Box>
          {t('slips.code')}{' '}
          <Box component="b" sx={spoken}>
            {slip.code}
          </Box>
        </Box>
        <Box sx={{ fontSize: '0.8125rem' }}>
          {t('slips.scan')} {address.replace(/^https?:\/\//, '')}
        </Box>
        <Typography component="div" sx={{ fontSize: '0.75rem', color: '#444' }}>
          {t('slips.until', { time: showInstant(slip.expires, company?.zone ?? 'UTC') })}
        </Typography>
      </Box>
    </Box>
  );
}
