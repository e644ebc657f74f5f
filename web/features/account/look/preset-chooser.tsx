import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { presets } from '@muster/domain/members/preferences.ts';
import { useTranslation } from 'react-i18next';
import type { PreferenceChange } from '../../../data/account/account.ts';
import { accents, bars } from '../../../lib/look/accents.ts';
import { lookChoices } from '../../../lib/look/look-choices.ts';

const names = Object.keys(presets) as (keyof typeof presets)[];

/** Ready-made looks, each drawn small; choosing one changes all of its parts at once. */
export function PresetChooser({ onChoose }: { readonly onChoose: (change: PreferenceChange) => void }) {
  const { t } = useTranslation();
  const now = {
    accent: lookChoices.accent.useChosen(),
    sidebar: lookChoices.sidebar.useChosen(),
    sidebartheme: lookChoices.sidebartheme.useChosen(),
    topbartheme: lookChoices.topbartheme.useChosen(),
    footertheme: lookChoices.footertheme.useChosen(),
  };
  const isNow = (name: keyof typeof presets) =>
    (Object.keys(now) as (keyof typeof now)[]).every((part) => presets[name][part] === now[part]);
  return (
    <Box role="group" aria-label={t('look.tabs.presets')} sx={columns}>
      {names.map((name) => (
        <ButtonBase
          key={name}
          aria-pressed={isNow(name)}
          onClick={() => onChoose(presets[name])}
          sx={{
            display: 'grid',
            gap: 1,
            p: 1.5,
            borderRadius: 3,
            border: '2px solid',
            borderColor: isNow(name) ? 'primary.main' : 'divider',
            fontSize: '0.9375rem',
            fontWeight: isNow(name) ? 600 : 400,
          }}
        >
          <Miniature name={name} />
          {t(`look.presets.${name}`)}
        </ButtonBase>
      ))}
    </Box>
  );
}

const columns = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))' };

function Miniature({ name }: { readonly name: keyof typeof presets }) {
  const { accent, sidebar, sidebartheme, topbartheme, footertheme } = presets[name];
  const side = sidebar === 'compact' ? 22 : 64;
  return (
    <svg viewBox="0 0 240 120" width="100%" aria-hidden="true" style={{ borderRadius: 6 }}>
      <rect width="240" height="120" fill="#eceef4" />
      <rect width={side} height="120" fill={bars[sidebartheme].light.ground} stroke="#d5d8e2" />
      <rect x={side} width={240 - side} height="20" fill={bars[topbartheme].light.ground} />
      <rect x={side} y="104" width={240 - side} height="16" fill={bars[footertheme].light.ground} />
      <rect x={side + 14} y="32" width="70" height="10" rx="3" fill={accents[accent].light} />
      <rect x={side + 14} y="50" width={240 - side - 28} height="42" rx="6" fill="#ffffff" stroke="#d5d8e2" />
    </svg>
  );
}
