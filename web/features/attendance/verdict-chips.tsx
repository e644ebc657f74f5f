import Chip from '@mui/material/Chip';
import type { ListedPunch } from '@muster/domain/attendance/attendance-contract.ts';
import { useTranslation } from 'react-i18next';

/** What is out of the ordinary about punches, in words; nothing for the usual ones. */
export function VerdictChips({ punches }: { readonly punches: readonly (ListedPunch | undefined)[] }) {
  const { t } = useTranslation();
  // Who was at a door was there, also where nobody has said at which site it is.
  const has = (verdict: ListedPunch['verdict']) => punches.some((it) => it?.verdict === verdict && !it.doorname);
  const forgotten = punches.some((it) => it?.ending === 'forgotten');
  return (
    <>
      {has('outside') && <Chip size="small" variant="outlined" color="warning" label={t('summary.verdict.outside')} />}
      {has('unknown') && <Chip size="small" variant="outlined" label={t('summary.verdict.unknown')} />}
      {forgotten && <Chip size="small" variant="outlined" color="error" label={t('summary.forgotten')} />}
    </>
  );
}
