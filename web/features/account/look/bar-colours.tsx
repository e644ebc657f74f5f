import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { type SidebarChoice, sidebars } from '@muster/domain/members/preferences.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../components/form/select-field.tsx';
import type { PreferenceChange } from '../../../data/account/account.ts';
import { type Accent, accentNames } from '../../../lib/look/accents.ts';
import { lookChoices } from '../../../lib/look/look-choices.ts';

const bars = ['sidebartheme', 'topbartheme', 'footertheme'] as const;

/** How wide the navigation is, and the colour of each bar. */
export function BarColours({ onChoose }: { readonly onChoose: (change: PreferenceChange) => void }) {
  const { t } = useTranslation();
  const id = useId();
  const sidebar = lookChoices.sidebar.useChosen();
  const chosen = {
    sidebartheme: lookChoices.sidebartheme.useChosen(),
    topbartheme: lookChoices.topbartheme.useChosen(),
    footertheme: lookChoices.footertheme.useChosen(),
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Typography id={id} sx={{ fontWeight: 500, mb: 1 }}>
          {t('look.sidebar')}
        </Typography>
        <ToggleButtonGroup
          exclusive
          value={sidebar}
          aria-labelledby={id}
          onChange={(_event, next: SidebarChoice | null) => next && onChoose({ sidebar: next })}
        >
          {sidebars.map((it) => (
            <ToggleButton key={it} value={it}>
              {t(`look.sidebars.${it}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))' }}>
        {bars.map((bar) => (
          <SelectField
            key={bar}
            name={bar}
            label={t(`look.${bar}`)}
            value={chosen[bar]}
            options={accentNames.map((it) => ({ value: it, text: t(`members.settings.accents.${it}`) }))}
            onChange={(next) => onChoose({ [bar]: next as Accent })}
          />
        ))}
      </Box>
    </Box>
  );
}
