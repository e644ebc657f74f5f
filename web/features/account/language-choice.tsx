import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { allLanguages, type Language, languages } from '@muster/domain/messages/languages.ts';
import { useTranslation } from 'react-i18next';

/** The language of the screens and of what is sent to the member. */
export function LanguageChoice({ onChoose }: { readonly onChoose: (chosen: { language: Language }) => void }) {
  const { t, i18n } = useTranslation();
  return (
    <ToggleButtonGroup
      exclusive
      value={i18n.language}
      aria-label={t('language.title')}
      onChange={(_event, language: Language | null) => language && onChoose({ language })}
    >
      {allLanguages.map((it) => (
        <ToggleButton key={it} value={it} lang={it}>
          {languages[it].name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
