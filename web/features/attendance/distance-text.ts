import { localeOf } from '@muster/domain/messages/languages.ts';
import { useTranslation } from 'react-i18next';

/** Metres below a kilometre, kilometres with one decimal above. */
export function useDistanceText(): (metres: number) => string {
  const { t, i18n } = useTranslation();
  return (metres) => {
    if (metres < 1000) return t('attendance.metres', { metres: Math.round(metres) });
    const kilometres = (metres / 1000).toLocaleString(localeOf(i18n.language), { maximumFractionDigits: 1 });
    return t('attendance.kilometres', { kilometres });
  };
}
