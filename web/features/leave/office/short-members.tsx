import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { TypeTouch } from '@muster/domain/leave/leave-office-contract.ts';
import { useTranslation } from 'react-i18next';

/** Who has used more than fewer days a year would leave, and what can be done about it. */
export function ShortMembers({ short }: { readonly short: TypeTouch['short'] | undefined }) {
  const { t } = useTranslation();
  if (!short) return null;
  const nameOf = (year: number) => `${year}/${String((year + 1) % 100).padStart(2, '0')}`;
  return (
    <Alert severity="error" role="alert" ref={(it) => it?.scrollIntoView({ block: 'nearest' })}>
      {t('leaveTypes.effect.short', { count: short.count })}
      <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
        {short.members.map((it) => (
          <li key={`${it.membercode} ${it.fiscalyear}`}>
            {t('leaveTypes.effect.shortLine', {
              name: it.membername,
              code: it.membercode,
              remaining: it.remaining,
              year: nameOf(it.fiscalyear),
            })}
          </li>
        ))}
        {short.count > short.members.length && <li>{t('leaveTypes.effect.shortMore')}</li>}
      </Box>
      {t('leaveTypes.effect.shortHelp')}
    </Alert>
  );
}
