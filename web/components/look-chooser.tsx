import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useColorScheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type Accent, accentNames, accents } from '../lib/look/accents.ts';
import { lookChoices } from '../lib/look/look-choices.ts';
import { wrappingChoices } from './wrapping-choices.ts';

const modes = ['light', 'dark', 'system'] as const;

type Mode = (typeof modes)[number];

interface LookChooserProps {
  readonly onChoose: (chosen: { readonly theme: Mode } | { readonly accent: Accent }) => void;
}

/** Light or dark, and the colour. */
export function LookChooser({ onChoose }: LookChooserProps) {
  const { t } = useTranslation();
  const { mode = 'system' } = useColorScheme();
  const accent = lookChoices.accent.useChosen();
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box>
        <Typography id="look-mode" sx={{ fontWeight: 500, mb: 1 }}>
          {t('members.settings.mode')}
        </Typography>
        <ToggleButtonGroup
          exclusive
          value={mode}
          aria-labelledby="look-mode"
          onChange={(_event, theme: Mode | null) => theme && onChoose({ theme })}
          sx={{ ...wrappingChoices, display: { xs: 'flex', sm: 'inline-flex' }, flexWrap: 'wrap' }}
        >
          {modes.map((it) => (
            <ToggleButton key={it} value={it}>
              {t(`members.settings.${it}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <Box role="group" aria-labelledby="look-accent">
        <Typography id="look-accent" sx={{ fontWeight: 500, mb: 1 }}>
          {t('members.settings.accent')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {accentNames.map((it) => (
            <ButtonBase
              key={it}
              aria-pressed={accent === it}
              onClick={() => onChoose({ accent: it })}
              sx={{
                gap: 1,
                minHeight: 44,
                px: 1.5,
                fontSize: '0.9375rem',
                borderRadius: 2,
                border: '1px solid',
                borderColor: accent === it ? 'primary.main' : 'divider',
                fontWeight: accent === it ? 600 : 400,
              }}
            >
              <Box
                aria-hidden
                sx={(theme) => ({
                  width: 22,
                  height: 22,
                  borderRadius: '50%',
                  display: 'grid',
                  placeItems: 'center',
                  bgcolor: accents[it].light,
                  color: '#fff',
                  ...theme.applyStyles('dark', { backgroundColor: accents[it].dark, color: '#10142a' }),
                })}
              >
                {accent === it && <Check sx={{ fontSize: 16 }} />}
              </Box>
              {t(`members.settings.accents.${it}`)}
            </ButtonBase>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
