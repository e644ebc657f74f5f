import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '../../components/dialogs/question-dialog.tsx';

/** What the office does to an account: suspends or activates it, hands out a code, or removes a lost second factor. */
export type AskedOfAccount = 'status' | 'code' | 'factor';

interface AccountQuestionProps {
  readonly asked: AskedOfAccount;
  readonly name: string;
  readonly active: boolean;
  readonly busy: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

export function AccountQuestion({ asked, name, active, ...answers }: AccountQuestionProps) {
  const { t } = useTranslation();
  if (asked === 'code') {
    return (
      <QuestionDialog
        open
        {...answers}
        title={t('members.list.codeTitle')}
        text={t('members.list.codeText', { name })}
        yes={t('members.list.codeMake')}
      />
    );
  }
  if (asked === 'factor') {
    return (
      <QuestionDialog
        open
        {...answers}
        color="error"
        title={t('security.office.removeTitle', { name })}
        text={t('security.office.removeText', { name })}
        yes={t('security.office.remove')}
      />
    );
  }
  return (
    <QuestionDialog
      open
      {...answers}
      color={active ? 'error' : 'primary'}
      title={active ? t('members.list.suspendTitle', { name }) : t('members.list.activateTitle', { name })}
      text={active ? t('members.list.suspendText', { name }) : t('members.list.activateText', { name })}
      yes={active ? t('members.list.suspend') : t('members.list.activate')}
    />
  );
}
