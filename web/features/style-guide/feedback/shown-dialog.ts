/** What every dialog of the style guide is given. */
export interface ShownDialog {
  readonly open: boolean;
  readonly onClose: () => void;
}
