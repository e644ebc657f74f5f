import Print from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { PrintOnlyPaper } from '../../../components/page/print-only.tsx';
import { companyQueries } from '../../../data/company.ts';
import { useProblemText } from '../../../lib/words/problem-text.ts';
import { LostQuestion, useUnlessLost } from './lost-question.tsx';
import { sheet } from './paper.ts';
import { PinSlip } from './pin-slip.tsx';
import { useHandOut } from './use-hand-out.ts';
import { usePrinted } from './use-printed.ts';

interface PinsDialogProps {
  /** Who gets a PIN; left out: everybody who has neither signed up nor one. */
  readonly membercodes?: readonly string[];
  readonly onClose: () => void;
}

/** PINs for the door for many members, after a question, as slips on a sheet to print and cut apart. */
export function PinsDialog({ membercodes, onClose }: PinsDialogProps) {
  const { t } = useTranslation();
  const textOf = useProblemText();
  const { made, busy, problem, handOut } = useHandOut(membercodes);
  const [again, setAgain] = useState(false);
  const printed = usePrinted(made);
  /** The PINs are shown this once: what lets go of unprinted ones is asked about. */
  const isLost = made !== undefined && made.pins.length > 0 && !printed;
  const { unlessLost, ...lost } = useUnlessLost(isLost || busy);
  const close = () => unlessLost(onClose);
  const count = made?.pins.length ?? 0;
  const isDone = made !== undefined && !busy && !problem;
  return (
    <DialogFrame
      open
      maxWidth="sm"
      title={made ? t('doors.many.title') : t('doors.many.askTitle')}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{made ? t('common.close') : t('common.cancel')}</Button>
          {!isDone && (
            <SubmitButton
              type="button"
              variant={made ? 'outlined' : 'contained'}
              busy={busy}
              onClick={() => void handOut(again)}
            >
              {made ? t('doors.many.goOn') : t('slips.make')}
            </SubmitButton>
          )}
          {made && (
            <Button
              variant="contained"
              startIcon={<Print />}
              disabled={busy || count === 0}
              onClick={() => window.print()}
            >
              {t('slips.print')}
            </Button>
          )}
        </>
      }
    >
      {problem !== undefined && (
        <Typography role="alert" color="error" sx={{ mb: 1, displayPrint: 'none' }}>
          {textOf(problem)}
        </Typography>
      )}
      {made ? (
        <Sheet made={made} />
      ) : (
        <>
          <Typography>
            {membercodes ? t('doors.many.askSome', { count: membercodes.length }) : t('doors.many.askAll')}
          </Typography>
          {membercodes && (
            <FormControlLabel
              sx={{ mt: 1 }}
              control={<Checkbox checked={again} disabled={busy} onChange={(_, wanted) => setAgain(wanted)} />}
              label={t('doors.many.again')}
            />
          )}
        </>
      )}
      <LostQuestion {...lost} count={count} />
    </DialogFrame>
  );
}

type Made = NonNullable<ReturnType<typeof useHandOut>['made']>;

function Sheet({ made: { pins, kept, skipped } }: { readonly made: Made }) {
  const { t } = useTranslation();
  const { data: company } = useQuery(companyQueries.shown);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PrintOnlyPaper />
      <Alert severity={pins.length > 0 ? 'warning' : 'info'} sx={{ displayPrint: 'none' }}>
        {pins.length > 0 ? `${t('slips.count', { count: pins.length })}. ${t('slips.once')}` : t('doors.many.none')}
        {kept > 0 && ` ${t('doors.many.kept', { count: kept })}`}
        {skipped > 0 && ` ${t('doors.many.skipped', { count: skipped })}`}
      </Alert>
      <Box data-paper sx={sheet}>
        {pins.map((it) => (
          <PinSlip key={it.membernoid} slip={it} company={company?.name ?? ''} />
        ))}
      </Box>
    </Box>
  );
}
