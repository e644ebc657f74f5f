import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

interface Choice {
  readonly value: string;
  readonly text: string;
}

/** An empty choice, then the list; what is chosen already is there even while, or although, the list is not. */
export function choices(empty: string, list: readonly Choice[] = [], chosen?: Choice): Choice[] {
  const missing = chosen && !list.some((it) => it.value === chosen.value) ? [chosen] : [];
  return [{ value: '', text: empty }, ...missing, ...list];
}

interface Said {
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/**
 * What stands beneath a list: that it is still read, or that it could not be, which comes before whatever is wrong with
 * the choice: nobody can choose from it.
 */
export function useListWords() {
  const { t } = useTranslation();
  return ({ isLoadingError, isPending }: Pick<UseQueryResult, 'isLoadingError' | 'isPending'>, said: Said): Said => {
    if (isLoadingError) return { error: t('trips.form.listFailed') };
    return isPending ? { hint: t('shell.loading') } : said;
  };
}

export const sideBySide = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  // An open calendar takes the whole width.
  '& > :has([role=grid])': { gridColumn: '1 / -1' },
};
