/** What a day is, told by a colour and by a letter together, with words for the legend and for screen readers. */
export interface DayState {
  readonly color: 'error' | 'warning' | 'success' | 'info';
  readonly letter: string;
  readonly label: string;
}
