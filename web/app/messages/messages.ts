import { en } from '@muster/domain/messages/en.ts';
import { addFormats, wordOptions } from '@muster/domain/messages/parameters.ts';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof en };
  }
}

/** Every screen speaks through the one instance of i18next. */
export function startMessages(): void {
  void i18next.use(initReactI18next).init({ ...wordOptions, resources: { en: { translation: en } } });
  addFormats(i18next.services.formatter);
}
