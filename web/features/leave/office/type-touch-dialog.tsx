import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { showDay } from '@muster/domain/calendar/day.ts';
import { fiscalYearDays } from '@muster/domain/calendar/fiscal-year.ts';
import { showSpan } from '@muster/domain/calendar/span.ts';
import type { OpeningBalances } from '@muster/domain/leave/balances/days-per-year.ts';
import type { TypeTouch } from '@muster/domain/leave/leave-office-contract.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '../../../components/dialogs/question-dialog.tsx';
import { useLeaveWords } from '../leave-words.ts';
import { OpeningBalancesChoice } from './opening-balances-choice.tsx';

interface TypeTouchDialogProps {
  readonly touches: TypeTouch;
  /** The name of the type that is to be retired; it is changed, if left out. */
  readonly retiring?: string;
  /** Whether to go on, and what becomes of balances that a file has entered. */
  readonly onAnswer: (yes: boolean, opening: OpeningBalances) => void;
}

/** What a changed leave type does to everybody's balance and to stored leave, before it is done. */
export function TypeTouchDialog({ touches, retiring, onAnswer }: TypeTouchDialogProps) {
  const { t } = useTranslation();
  const words = useLeaveWords();
  const [opening, setOpening] = useState<OpeningBalances>('stand');
  const [title, yes] =
    retiring !== undefined
      ? [t('leaveTypes.effect.retireTitle', { type: retiring }), t('leaveTypes.retire')]
      : touches.years.length > 0
        ? [t('leaveTypes.effect.title'), t('leaveTypes.effect.yes')]
        : [t('leaveTypes.effect.rulesTitle'), t('leaveTypes.effect.rulesYes')];
  return (
    <QuestionDialog
      open
      title={title}
      yes={yes}
      onYes={() => onAnswer(true, opening)}
      onNo={() => onAnswer(false, opening)}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <TouchedYears years={touches.years} opening={opening} onOpening={setOpening} />
        <TouchedLeave leave={touches.leave} />
        {touches.ahead && <MembersAhead ahead={touches.ahead} />}
        {touches.repaid.days > 0 && (
          <Typography>
            {t('leaveTypes.effect.repaid', { count: touches.repaid.members, days: words.days(touches.repaid.days) })}
          </Typography>
        )}
      </Box>
    </QuestionDialog>
  );
}

interface TouchedYearsProps {
  readonly years: TypeTouch['years'];
  readonly opening: OpeningBalances;
  readonly onOpening: (opening: OpeningBalances) => void;
}

function TouchedYears({ years, opening, onOpening }: TouchedYearsProps) {
  const { t } = useTranslation();
  const words = useLeaveWords();
  if (years.length === 0) return null;
  const sentences = ({ days, difference, adjusted, inpart, granted }: TypeTouch['years'][number]) => {
    const changed = difference > 0 ? 'more' : 'fewer';
    return [
      ...(adjusted > 0
        ? [t(`leaveTypes.effect.${changed}`, { count: adjusted - inpart, days: words.days(Math.abs(difference)) })]
        : []),
      ...(inpart > 0 ? [t('leaveTypes.effect.inPart', { count: inpart })] : []),
      ...(granted > 0 ? [t('leaveTypes.effect.granted', { count: granted, days: words.days(days) })] : []),
    ];
  };
  return (
    <>
      {years.map((it) => {
        const { from, to } = fiscalYearDays(it.fiscalyear);
        return (
          <div key={it.fiscalyear}>
            <Typography sx={{ fontWeight: 600 }}>
              {t('leaveTypes.effect.year', { from: showDay(from), to: showDay(to) })}
            </Typography>
            {sentences(it).map((sentence) => (
              <Typography key={sentence}>{sentence}</Typography>
            ))}
            {it.entered > 0 && <OpeningBalancesChoice year={it} value={opening} onChange={onOpening} />}
          </div>
        );
      })}
      <Typography color="textSecondary">{t('leaveTypes.effect.lead')}</Typography>
    </>
  );
}

/** Leave that stays as it is, and what the changed rules say of it. */
function TouchedLeave({ leave }: { readonly leave: TypeTouch['leave'] }) {
  const { t } = useTranslation();
  const words = useLeaveWords();
  if (leave.count === 0) return null;
  return (
    <div>
      <Typography>{t('leaveTypes.effect.leave', { count: leave.count })}</Typography>
      <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
        {leave.items.map((it) => (
          <li key={it.id}>
            {`${it.membername} (${it.membercode}), ${showSpan(it.start, it.end)}: `}
            {t(`leaveTypes.effect.because.${it.effect}`, { days: words.days(it.days), would: words.days(it.would) })}
          </li>
        ))}
        {leave.count > leave.items.length && <li>{t('leaveTypes.effect.shortMore')}</li>}
      </Box>
    </div>
  );
}

/** Who has taken more already than is earned by today: nothing is taken back, and nothing can be taken for a while. */
function MembersAhead({ ahead }: { readonly ahead: NonNullable<TypeTouch['ahead']> }) {
  const { t } = useTranslation();
  const words = useLeaveWords();
  return (
    <Box sx={{ mt: 2 }}>
      <Typography>{t('leaveTypes.effect.ahead', { count: ahead.count })}</Typography>
      <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
        {ahead.members.map(({ membercode, membername, taken, there }) => (
          <li key={membercode}>
            {t('leaveTypes.effect.aheadLine', {
              ...{ name: membername, code: membercode },
              ...{ taken: words.days(taken), there: words.days(there) },
            })}
          </li>
        ))}
        {ahead.count > ahead.members.length && <li>{t('leaveTypes.effect.shortMore')}</li>}
      </Box>
    </Box>
  );
}
