import Box from '@mui/material/Box';
import type { HandedOutPins } from '@muster/domain/doors/doors-contract.ts';
import { useTranslation } from 'react-i18next';
import { paper, spoken } from './paper.ts';

/** What a member takes along to the door: their code and their PIN. It is paper: black on white. */
export function PinSlip({ slip, company }: { readonly slip: HandedOutPins['pins'][number]; readonly company: string }) {
  const { t } = useTranslation();
  return (
    <Box sx={paper}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', display: 'grid', gap: 0.25, alignContent: 'start' }}>
        <Box sx={{ fontSize: '0.8125rem' }}>{company}</Box>
        <Box sx={{ fontWeight: 600, fontSize: '1rem' }}>{slip.membername}</Box>
        <Box>
          {t('doors.there.code')}{' '}
          <Box component="b" sx={spoken}>
            {slip.membercode}
          </Box>
        </Box>
        <Box>
          {t('doors.there.pin')}{' '}
          <Box component="b" sx={spoken}>
            {slip.pin}
          </Box>
        </Box>
        <Box sx={{ fontSize: '0.75rem', color: '#444' }}>{t('doors.many.advice')}</Box>
      </Box>
    </Box>
  );
}
