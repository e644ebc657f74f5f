import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '../../components/snackbar.tsx';
import { missingParts, watchMissing } from '../../lib/missing-parts.ts';

/** Says of a dialog that could not be fetched that it opens later; a page says so in its own place. */
export function MissingPart() {
  const { t } = useTranslation();
  const say = useSnackbar();
  const isMissing = useSyncExternalStore(watchMissing, missingParts) > 0;
  useEffect(() => {
    if (isMissing) say(t('offline.part'), 'info');
  }, [isMissing, say, t]);
  return null;
}
