import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '../../components/snackbar.tsx';
import { useMissingParts } from '../../lib/loading/missing-parts.ts';
import { isOutdated, offer } from '../../lib/loading/new-version.ts';
import { isMissingPageShown } from './missing-page-shown.ts';

/** A page that is missing stands there by then, and says so itself. */
const UNTIL_PAGE_MS = 500;

/**
 * Says of a dialog that could not be fetched that it opens later, or that there is a newer version, without which it never
 * does; a page says so in its own place.
 */
export function MissingPart() {
  const { t } = useTranslation();
  const say = useSnackbar();
  const isMissing = useMissingParts() > 0;
  useEffect(() => {
    if (!isMissing) return;
    let isLeft = false;
    const tell = async () => {
      if (isMissingPageShown()) return;
      const outdated = await isOutdated();
      if (isLeft) return;
      // Over a form the offer itself is out of sight.
      say(t(outdated ? 'offline.newVersion' : 'offline.part'), 'info');
      if (outdated) offer();
    };
    const timer = setTimeout(() => void tell(), UNTIL_PAGE_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [isMissing, say, t]);
  return null;
}
