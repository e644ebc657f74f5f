import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '../../components/snackbar.tsx';
import { missingParts, watchMissing } from '../../lib/missing-parts.ts';
import { isMissingPageShown } from './missing-page-shown.ts';

/** A page that is missing stands there by then, and says so itself. */
const UNTIL_PAGE_MS = 500;

/** Says of a dialog that could not be fetched that it opens later; a page says so in its own place. */
export function MissingPart() {
  const { t } = useTranslation();
  const say = useSnackbar();
  const isMissing = useSyncExternalStore(watchMissing, missingParts) > 0;
  useEffect(() => {
    if (!isMissing) return;
    const timer = setTimeout(() => isMissingPageShown() || say(t('offline.part'), 'info'), UNTIL_PAGE_MS);
    return () => clearTimeout(timer);
  }, [isMissing, say, t]);
  return null;
}
