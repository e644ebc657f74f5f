import Print from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { PrintOnlyPaper } from '../../../components/page/print-only.tsx';
import { companyQueries } from '../../../data/company.ts';
import { type HandedOut, memberAccessChanges } from '../../../data/members/member-access.ts';
import { useProblemText } from '../../../lib/words/problem-text.ts';
import { CodeSlip } from './code-slip.tsx';
import { LostQuestion, useUnlessLost } from './lost-question.tsx';
import { sheet } from './paper.ts';
import { usePrinted } from './use-printed.ts';

/** How many one answer has at most (wire 11). */
const MOST_SLIPS = 500;

interface SlipsDialogProps {
  /** Who gets a code; left out: everybody who has not signed up. */
  readonly membercodes?: readonly string[];
  readonly onClose: () => void;
}

/** Codes to sign up for many members, after a question, as slips on a sheet to print and cut apart. */
export function SlipsDialog({ membercodes, onClose }: SlipsDialogProps) {
  const { t } = useTranslation();
  const textOf = useProblemText();
  const handOut = useMutation(memberAccessChanges.handOutCodes);
  const [made, setMade] = useState<HandedOut | undefined>();
  const [begun, setBegun] = useState(0);
  const printed = usePrinted(made);
  // Those who are named go in parts, everybody on behind the last one.
  const make = (from: number, after?: string) => {
    const named = membercodes ? { membercodes: membercodes.slice(from, from + MOST_SLIPS) } : {};
    setBegun(from + MOST_SLIPS);
    handOut.mutate({ ...named, ...(after ? { after } : {}) }, { onSuccess: setMade });
  };
  /** The codes are shown this once: what lets go of unprinted ones is asked about. */
  const isLost = made !== undefined && made.slips.length > 0 && !printed;
  const { unlessLost, ...lost } = useUnlessLost(isLost);
  const last = made?.slips.at(-1)?.membercode;
  const more = membercodes ? begun < membercodes.length : made?.more && last !== undefined;
  return (
    <DialogFrame
      open
      maxWidth="sm"
      title={made ? t('slips.title') : t('slips.askTitle')}
      onClose={() => unlessLost(onClose)}
      actions={
        made ? (
          <>
            <Button onClick={() => unlessLost(onClose)}>{t('common.close')}</Button>
            {more && (
              <SubmitButton
                type="button"
                variant="outlined"
                busy={handOut.isPending}
                onClick={() => unlessLost(() => make(begun, membercodes ? undefined : last))}
              >
                {t('slips.next')}
              </SubmitButton>
            )}
            <Button
              variant="contained"
              startIcon={<Print />}
              disabled={made.slips.length === 0}
              onClick={() => window.print()}
            >
              {t('slips.print')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <SubmitButton type="button" busy={handOut.isPending} onClick={() => make(0)}>
              {t('slips.make')}
            </SubmitButton>
          </>
        )
      }
    >
      {handOut.error && (
        <Typography role="alert" color="error">
          {textOf(handOut.error)}
        </Typography>
      )}
      {made ? (
        <Sheet made={made} />
      ) : (
        <Typography>{membercodes ? t('slips.askSome', { count: membercodes.length }) : t('slips.askAll')}</Typography>
      )}
      <LostQuestion {...lost} count={made?.slips.length ?? 0} />
    </DialogFrame>
  );
}

function Sheet({ made: { slips, skipped } }: { readonly made: HandedOut }) {
  const { t } = useTranslation();
  const { data: company } = useQuery(companyQueries.shown);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PrintOnlyPaper />
      <Alert severity={slips.length > 0 ? 'warning' : 'info'} sx={{ displayPrint: 'none' }}>
        {slips.length > 0 ? `${t('slips.count', { count: slips.length })}. ${t('slips.once')}` : t('slips.none')}
        {skipped > 0 && ` ${t('slips.skipped', { count: skipped })}`}
      </Alert>
      {slips.some(leadsNowhere) && (
        <Alert severity="error" sx={{ displayPrint: 'none' }}>
          {t('slips.nowhere')}
        </Alert>
      )}
      <Box data-paper sx={sheet}>
        {slips.map((it) => (
          <CodeSlip key={it.membernoid} slip={it} company={company} />
        ))}
      </Box>
    </Box>
  );
}

/** Whether a slip's address is one that only the server itself can open: nobody has told it its own. */
const leadsNowhere = ({ link }: HandedOut['slips'][number]) =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(link).hostname);
