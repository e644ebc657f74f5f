import Print from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../components/copy-button.tsx';
import { InformationDialog } from '../../components/dialogs/information-dialog.tsx';
import { QuestionDialog } from '../../components/dialogs/question-dialog.tsx';
import { useHeldPage } from '../../components/form/discard-question.tsx';
import { PrintOnlyPaper } from '../../components/page/print-only.tsx';
import { companyQueries } from '../../data/company.ts';
import type { OneTimeCode } from '../../data/members/members.ts';
import { showInstant } from '../../lib/time/show-time.ts';
import { CodeSlip } from './slips/code-slip.tsx';
import { usePrinted } from './slips/use-printed.ts';

/** A code with whom it is for. */
export interface MadeCode {
  readonly code: OneTimeCode;
  readonly membercode: string;
  readonly membername: string;
}

interface OneTimeCodeDialogProps extends MadeCode {
  readonly onOk: () => void;
}

/** A code that is shown this once, to be handed to the member; a code to sign up as a slip that can be printed. */
export function OneTimeCodeDialog({ code, membercode, membername, onOk }: OneTimeCodeDialogProps) {
  const { t } = useTranslation();
  const { data: company } = useQuery(companyQueries.shown);
  const registers = code.purpose === 'register';
  const printed = usePrinted(code);
  const [copied, setCopied] = useState(false);
  const [leaving, setLeaving] = useState<(() => void) | undefined>();
  const leave = (goOn: () => void) => setLeaving(() => goOn);
  const isTaken = copied || printed;
  useHeldPage(!isTaken, leave);
  return (
    <>
      <InformationDialog
        open
        title={registers ? t('members.oneTime.titleRegister') : t('members.oneTime.titleReset')}
        message={t('members.oneTime.once', { time: showInstant(code.expires, company?.zone ?? 'UTC') })}
        color="success"
        onOk={() => (isTaken ? onOk() : leave(onOk))}
      >
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {registers ? (
            <Box data-paper>
              <PrintOnlyPaper />
              <CodeSlip slip={{ ...code, membercode, membername }} company={company} />
            </Box>
          ) : (
            <>
              <Typography sx={{ fontWeight: 500 }}>{t('members.oneTime.owner', { name: membername })}</Typography>
              <Secret label={t('members.oneTime.code')} value={code.code} />
              <Secret label={t('members.oneTime.link')} value={code.link} />
            </>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
            {registers && (
              <Button variant="outlined" startIcon={<Print />} onClick={() => window.print()}>
                {t('slips.print')}
              </Button>
            )}
            <CopyButton text={code.link} onCopied={() => setCopied(true)}>
              {t('members.oneTime.copy')}
            </CopyButton>
          </Box>
        </Box>
      </InformationDialog>
      <QuestionDialog
        open={leaving !== undefined}
        color="error"
        title={t('members.oneTime.leaveTitle')}
        text={t('members.oneTime.leaveText')}
        yes={t('members.oneTime.leaveYes')}
        no={t('members.oneTime.leaveNo')}
        onYes={() => {
          setLeaving(undefined);
          leaving?.();
        }}
        onNo={() => setLeaving(undefined)}
      />
    </>
  );
}

function Secret({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <Box>
      <Typography color="textSecondary">{label}</Typography>
      <Typography sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere', userSelect: 'all' }}>{value}</Typography>
    </Box>
  );
}
