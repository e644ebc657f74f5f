import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { allLanguages, type Language, languages, localeOf } from '@muster/domain/messages/languages.ts';
import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '../lib/language.ts';
import { textLink } from './text-link.ts';

/** By its own name, and by that which the reader knows it by: a device may lack its letters. */
function nameFor(reader: string, language: Language): string {
  const { name } = languages[language];
  const known = new Intl.DisplayNames([localeOf(reader)], { type: 'language' }).of(language);
  return language === reader || known === name ? name : `${name} (${known})`;
}

/** The languages, for who has not signed in yet. */
export function LanguageLinks() {
  const { t, i18n } = useTranslation();
  return (
    <Box role="group" aria-label={t('language.title')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 'auto' }}>
      {allLanguages.map((it) => (
        <Link
          key={it}
          component="button"
          type="button"
          lang={it}
          aria-pressed={it === i18n.language}
          onClick={() => void chooseLanguage(it)}
          // In the device's own letters: nobody fetches a font for the name of a language that they do not read.
          sx={{
            ...textLink,
            ...(it !== i18n.language && { fontFamily: 'system-ui' }),
            '&[aria-pressed=true]': { color: 'inherit', textDecoration: 'none' },
          }}
        >
          {nameFor(i18n.language, it)}
        </Link>
      ))}
    </Box>
  );
}
