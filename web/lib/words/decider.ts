import { useTranslation } from 'react-i18next';

interface Decided {
  readonly decidedby: string | null;
  readonly decidedfor: string | null;
}

/** Names who decided, a deputy with the manager in whose place; empty where nobody has (behaviour 5). */
export function useDecider(): (it: Decided) => string {
  const { t } = useTranslation();
  return ({ decidedby, decidedfor }) =>
    decidedby && decidedfor ? t('deputies.inPlace', { deputy: decidedby, manager: decidedfor }) : (decidedby ?? '');
}
