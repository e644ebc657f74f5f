/** What a day is, told by a colour and by a letter together, with words for the legend and for screen readers. */
export interface DayState {
  readonly color: 'error' | 'warning' | 'success' | 'info' | 'leave' | 'holiday' | 'neutral';
  readonly letter: string;
  readonly label: string;
  /** Another thing of the same day: its letter stands beside, and its words are in the label. */
  readonly also?: DayState;
}

/** What a kind of day looks like in every calendar, so that it is told from the others at a glance. */
export const kindColors = { leave: 'leave', trip: 'info', holiday: 'holiday', offday: 'neutral' } as const;

/** The colour itself, and words on it, as CSS. */
export const toneOf = ({ color }: DayState): { main: string; onMain: string } =>
  color === 'neutral'
    ? { main: 'var(--mui-palette-text-secondary)', onMain: 'var(--mui-palette-background-paper)' }
    : { main: `var(--mui-palette-${color}-main)`, onMain: `var(--mui-palette-${color}-contrastText)` };
