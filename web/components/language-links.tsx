import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { allLanguages, type Language, languages } from '@muster/domain/messages/languages.ts';
import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '../lib/words/language.ts';
import { textLink } from './text-link.ts';

interface LanguageLinksProps {
  readonly onChoose?: (language: Language) => Promise<void>;
}

/** The languages, for who has not signed in yet. */
export function LanguageLinks({ onChoose = chooseLanguage }: LanguageLinksProps) {
  const { t, i18n } = useTranslation();
  /** By its own name, and by that which the reader knows it by: a device may lack its letters. */
  const nameFor = (language: Language) => {
    const { name } = languages[language];
    const known = t(`language.known.${language}`);
    return language === i18n.language || known === name ? name : `${name} (${known})`;
  };
  return (
    <Box role="group" aria-label={t('language.title')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 'auto' }}>
      {allLanguages.map((it) => (
        <Link
          key={it}
          component="button"
          type="button"
          lang={it}
          aria-pressed={it === i18n.language}
          onClick={() => void onChoose(it)}
          // In the device's own letters: nobody fetches the font of Burmese for the name of a language that they do not read.
          sx={{
            ...textLink,
            ...(it === 'my' && it !== i18n.language && { fontFamily: 'system-ui' }),
            '&[aria-pressed=true]': { color: 'inherit', textDecoration: 'none' },
          }}
        >
          {nameFor(it)}
        </Link>
      ))}
    </Box>
  );
}
