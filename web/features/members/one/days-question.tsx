import type { Day } from '@muster/domain/calendar/company-time.ts';
import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '../../../components/dialogs/question-dialog.tsx';
import type { memberOfficePreviews } from '../../../data/members/member-office.ts';
import { LeavingTouches, OutsideTouches } from './leaving-touches.tsx';
import { ClosedLine, UncountedLine, useClosedText } from './touched-lines.tsx';

interface DaysQuestionProps {
  readonly member: { readonly membername: string };
  /** The last day that is typed. */
  readonly day: Day;
  readonly about: Awaited<ReturnType<typeof memberOfficePreviews.change>>;
  readonly answer: (yes: boolean) => void;
}

/** Asks before another first or last day is stored, with all that it touches. */
export function DaysQuestion({ member, day, about, answer }: DaysQuestionProps) {
  const { t } = useTranslation();
  const closedText = useClosedText();
  const { touches, outside, uncounted, closed } = about;
  const name = member.membername;
  const asked = touches
    ? {
        title: t('memberOffice.employment.leaveTitle', { name, day }),
        text: t('memberOffice.employment.leftHint'),
        yes: t('memberOffice.employment.leaveYes'),
      }
    : uncounted || outside
      ? {
          title: t('memberOffice.employment.uncountTitle', { name }),
          text: t('memberOffice.employment.joinedHint'),
          yes: t('memberOffice.employment.uncountYes'),
        }
      : {
          title: t('memberOffice.employment.closedTitle', { name }),
          text: closedText(closed),
          yes: t('memberOffice.employment.save'),
        };
  return (
    <QuestionDialog open color="error" {...asked} onYes={() => answer(true)} onNo={() => answer(false)}>
      {uncounted && <UncountedLine uncounted={uncounted} />}
      {touches && <LeavingTouches touches={touches} />}
      {outside && <OutsideTouches outside={outside} />}
      {(touches || outside || uncounted) && <ClosedLine closed={closed} />}
    </QuestionDialog>
  );
}
