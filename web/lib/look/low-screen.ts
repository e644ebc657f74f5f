import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';

/**
 * Screens too low to spend height on: phones held sideways, or with their keys up, and windows that are much enlarged.
 * `app/bars.css` says it too.
 */
export const LOW_SCREEN = '@media (max-height: 480px)';

/** As low, and with room for two columns. */
export const LOW_AND_WIDE = `${LOW_SCREEN} and (min-width: 600px)`;

/**
 * Whether the screen is as low, for what then lies elsewhere. While something is typed that stays where it was: the keys
 * of a tablet make its screen low, and go with the field.
 */
export function useLowScreen(): boolean {
  const low = useMediaQuery(LOW_SCREEN, { noSsr: true });
  const [heeded, setHeeded] = useState(low);
  if (low !== heeded && !document.querySelector(':read-write:focus')) setHeeded(low);
  return heeded;
}
