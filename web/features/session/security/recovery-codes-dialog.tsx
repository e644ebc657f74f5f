import Print from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../components/copy-button.tsx';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import { useShownOnce } from '../../../components/form/discard-question.tsx';
import { PrintOnlyPaper } from '../../../components/page/print-only.tsx';
import { companyQueries } from '../../../data/company.ts';
import { useCurrentMember } from '../../../lib/session/session-store.ts';

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** The ten codes, this once: to print or to copy. */
export function RecoveryCodesDialog({ codes, onKept }: RecoveryCodesDialogProps) {
  const { t } = useTranslation();
  const { membercode } = useCurrentMember();
  const { data: company } = useQuery(companyQueries.shown);
  useShownOnce();
  return (
    <DialogFrame
      open
      title={t('security.codes.title')}
      actions={
        <Button variant="contained" onClick={onKept}>
          {t('security.codes.kept')}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography>{t('security.codes.once')}</Typography>
        <Box data-paper>
          <PrintOnlyPaper />
          <Typography sx={{ display: 'none', displayPrint: 'block', mb: 2 }}>
            {t('security.codes.for', { membercode, company: company?.name ?? '' })}
          </Typography>
          <Box
            component="ol"
            sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr' }}
          >
            {codes.map((it) => (
              <Typography component="li" key={it} sx={{ fontFamily: 'monospace', fontSize: '1.0625rem' }}>
                {it}
              </Typography>
            ))}
          </Box>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" startIcon={<Print />} onClick={() => window.print()}>
            {t('security.codes.print')}
          </Button>
          <CopyButton text={codes.join('\n')}>{t('security.codes.copy')}</CopyButton>
        </Box>
      </Box>
    </DialogFrame>
  );
}
