/** Screens too low to spend height on: phones held sideways, and windows that are much enlarged. `app/bars.css` says it too. */
export const LOW_SCREEN = '@media (max-height: 480px)';

/** As low, and with room for two columns. */
export const LOW_AND_WIDE = `${LOW_SCREEN} and (min-width: 600px)`;
