/** Screens too low to spend height on: phones held sideways, and windows that are much enlarged. `app/bars.css` says it too. */
export const LOW_SCREEN = '@media (max-height: 480px)';
