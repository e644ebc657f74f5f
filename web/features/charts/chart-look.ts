import { useColorScheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { accents, meanings, surfaces } from '../../lib/look/accents.ts';
import { lookChoices } from '../../lib/look/look-choices.ts';

/** What a drawing takes from the theme, which it cannot read by itself. */
export interface ChartLook {
  readonly colours: readonly string[];
  readonly text: string;
  readonly quiet: string;
  readonly line: string;
  readonly paper: string;
  readonly still: boolean;
}

export function useChartLook(): ChartLook {
  const { mode, systemMode } = useColorScheme();
  const accent = lookChoices.accent.useChosen();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const scheme = (mode === 'system' ? systemMode : mode) ?? 'light';
  const { text, quiet, line, paper } = surfaces[scheme];
  const { amber, success } = meanings[scheme];
  return { colours: [accents[accent][scheme], amber, success], text, quiet, line, paper, still };
}
