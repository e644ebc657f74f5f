import { enSamples } from '@muster/domain/samples/messages/en-samples.ts';
import i18next from 'i18next';

/** The samples bring their own words. */
i18next.addResourceBundle('en', 'translation', enSamples, true);
