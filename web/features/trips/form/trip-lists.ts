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

/** Says beneath a list that it is still read or could not be. */
export function useListHint() {
  const { t } = useTranslation();
  return ({ isError, isPending }: { readonly isError: boolean; readonly isPending: boolean }): string | undefined => {
    if (isError) return t('trips.form.listFailed');
    return isPending ? t('shell.loading') : undefined;
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
