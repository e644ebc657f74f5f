import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { SessionCard } from '../features/session/session-card.tsx';
import { UndoMailForm } from '../features/session/undo-mail-form.tsx';

/** Where the link leads that went to the mailbox of before. */
export default function UndoMailPage() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  return (
    <SessionCard title={t('security.undoMail.title')} lead={t('security.undoMail.lead')}>
      <UndoMailForm token={query.get('token') ?? ''} />
    </SessionCard>
  );
}
