import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Names the page in the browser, as in its tabs and its history. */
export function useTitle(title: string): void {
  const { t } = useTranslation();
  useEffect(() => {
    document.title = `${title} · ${t('shell.product')}`;
  }, [title, t]);
}
