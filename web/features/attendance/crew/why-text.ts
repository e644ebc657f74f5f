import { useTranslation } from 'react-i18next';
import { useDistanceText } from '../distance-text.ts';

const known = [
  'NOT_FOUND',
  'ALREADY_CHECKED_IN',
  'NOT_CHECKED_IN',
  'NOT_EMPLOYED',
  'OFFLINE_REFUSED',
  'OFFLINE_TOO_OLD',
  'OFFLINE_IN_FUTURE',
  'OFFLINE_WHILE_SUSPENDED',
  'CREW_NOT_POSSIBLE',
] as const;

interface Refused {
  readonly code: string;
  readonly data?: unknown;
}

/** Why somebody was not recorded, said to whoever stands beside them. */
export function useWhyText(): (refused: Refused) => string {
  const { t } = useTranslation();
  const distanceText = useDistanceText();
  return ({ code, data }) => {
    if (code === 'OUTSIDE_AREA' && data) {
      const { distance, sitename } = data as { readonly distance: number; readonly sitename: string };
      return t('crew.why.OUTSIDE_AREA', { distance: distanceText(distance), site: sitename });
    }
    return t(`crew.why.${known.find((it) => it === code) ?? 'other'}`);
  };
}
