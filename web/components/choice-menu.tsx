import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useState } from 'react';
import { BusyButton } from './busy-button.tsx';

interface ChoiceMenuProps {
  /** What the button says. */
  readonly text: string;
  /** What it is, where its text alone does not say that. */
  readonly label?: string;
  readonly icon: ReactNode;
  /** What was chosen goes on. */
  readonly busy?: boolean;
  readonly choices: readonly { readonly text: string; readonly onChoose: () => void }[];
}

/** A button with a few ways to do what it says. */
export function ChoiceMenu({ text, label, icon, busy = false, choices }: ChoiceMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <BusyButton
        startIcon={icon}
        busy={busy}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(label === undefined ? {} : { 'aria-label': label })}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ displayPrint: 'none', flex: 'none' }}
      >
        {text}
      </BusyButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {choices.map((it) => (
          <MenuItem
            key={it.text}
            onClick={() => {
              close();
              it.onChoose();
            }}
          >
            {it.text}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
