import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { showDay } from '@muster/domain/calendar/day.ts';
import type { EmploymentSpan } from '@muster/domain/members/employment.ts';
import type { MemberDetail } from '@muster/domain/members/member-office-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../../components/busy-button.tsx';
import { QuestionDialog } from '../../../components/dialogs/question-dialog.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { memberOfficeChanges, memberOfficePreviews } from '../../../data/members/member-office.ts';
import { useQuestion } from '../../../lib/form/use-question.ts';
import { useProblemText } from '../../../lib/words/problem-text.ts';
import { LeavingTouches, OutsideTouches } from './leaving-touches.tsx';
import { SpanDialog } from './span-dialog.tsx';
import { ClosedLine, UncountedLine } from './touched-lines.tsx';
import { useSpanText } from './use-span-text.ts';

interface SpansPanelProps {
  readonly member: MemberDetail;
  readonly today: Day;
  readonly weekStart: number;
}

/** Every time in which a member works here, newest first. Who has a last day comes back by a first day of its own. */
export function SpansPanel({ member, today, weekStart }: SpansPanelProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<EmploymentSpan | 'rejoin' | undefined>();
  const [newest, ...earlier] = member.employment.toReversed();
  const locked = !member.may.change;
  const about = { member, today, weekStart, onClose: () => setOpen(undefined) };
  return (
    <Panel
      title={t('memberOffice.spans.title')}
      lead={t('memberOffice.spans.lead')}
      action={
        !locked &&
        member.lefton !== null && <Button onClick={() => setOpen('rejoin')}>{t('memberOffice.spans.rejoin')}</Button>
      }
    >
      <Box component="ol" sx={list}>
        {newest && (
          <Line span={newest}>{!locked && earlier.length > 0 && <TakeBack member={member} newest={newest} />}</Line>
        )}
        {earlier.map((it) => (
          <Line key={it.to} span={it}>
            {!locked && <SpanButton span={it} action="change" onClick={() => setOpen(it)} />}
          </Line>
        ))}
      </Box>
      {open !== undefined && <SpanDialog {...about} earlier={open === 'rejoin' ? undefined : open} />}
    </Panel>
  );
}

function Line({ span, children }: { readonly span: EmploymentSpan; readonly children: React.ReactNode }) {
  const textOf = useSpanText();
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center', minHeight: 44 }}>
      <Typography sx={{ fontWeight: 500 }}>{textOf(span)}</Typography>
      {children}
    </Box>
  );
}

interface SpanButtonProps {
  readonly span: EmploymentSpan;
  readonly action: 'change' | 'takeBack';
  readonly busy?: boolean;
  readonly onClick: () => void;
}

function SpanButton({ span, action, busy = false, onClick }: SpanButtonProps) {
  const { t } = useTranslation();
  const textOf = useSpanText();
  return (
    <BusyButton
      {...{ busy, onClick }}
      color={action === 'change' ? 'primary' : 'inherit'}
      aria-label={t(`memberOffice.spans.${action}Label`, { span: textOf(span) })}
    >
      {t(`memberOffice.spans.${action}`)}
    </BusyButton>
  );
}

/** A return that was entered by mistake goes, after the question what would count no more. */
function TakeBack({ member, newest }: { readonly member: MemberDetail; readonly newest: EmploymentSpan }) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const problemText = useProblemText();
  const change = useMutation(memberOfficeChanges.change);
  const question = useQuestion<Awaited<ReturnType<typeof memberOfficePreviews.change>>>();
  const [asking, setAsking] = useState(false);
  const takeBack = async () => {
    const body = { employment: member.employment.filter((it) => it !== newest), revision: member.revision };
    setAsking(true);
    try {
      if (!(await question.ask(await memberOfficePreviews.change(member.id, body)))) return;
      await change.mutateAsync({ id: member.id, body });
      say(t('memberOffice.spans.takenBack', { day: showDay(newest.from ?? '') }));
    } catch (problem) {
      say(problemText(problem as Error), 'error');
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      <SpanButton span={newest} action="takeBack" busy={asking} onClick={takeBack} />
      {question.about !== undefined && (
        <QuestionDialog
          open
          color="error"
          title={t('memberOffice.spans.takeBackTitle', { name: member.membername })}
          text={t('memberOffice.spans.takeBackText')}
          yes={t('memberOffice.spans.takeBack')}
          onYes={() => question.answer(true)}
          onNo={() => question.answer(false)}
        >
          {question.about.uncounted && <UncountedLine uncounted={question.about.uncounted} />}
          {question.about.touches && <LeavingTouches touches={question.about.touches} />}
          {question.about.outside && <OutsideTouches outside={question.about.outside} />}
          <ClosedLine closed={question.about.closed} />
        </QuestionDialog>
      )}
    </>
  );
}

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 };
