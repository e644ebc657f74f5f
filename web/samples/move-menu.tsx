import DragIndicator from '@mui/icons-material/DragIndicator';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type SvgIcon from '@mui/material/SvgIcon';
import { type RefObject, useState } from 'react';

export interface Way {
  readonly text: string;
  /** Where several may say the same. */
  readonly key?: string;
  /** Left out where it leads nowhere. */
  readonly go?: (() => void) | undefined;
  readonly danger?: boolean;
}

interface MoveMenuProps {
  readonly label: string;
  readonly ways: readonly Way[];
  /** The same button is what is dragged by. */
  readonly handle: RefObject<HTMLButtonElement | null>;
  readonly icon?: typeof SvgIcon;
  readonly cursor?: 'grab' | 'ns-resize';
}

/** Where something can go, for keys and for touch: what dragging does, said in words. */
export function MoveMenu(props: MoveMenuProps) {
  const { label, ways, handle, icon: Icon = DragIndicator, cursor = 'grab' } = props;
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton ref={handle} aria-label={label} aria-haspopup="menu" onClick={() => setOpen(true)} sx={{ cursor }}>
        <Icon />
      </IconButton>
      <Menu anchorEl={() => handle.current} open={open} onClose={() => setOpen(false)}>
        {ways.map((it) => (
          <MenuItem
            key={it.key ?? it.text}
            disabled={!it.go}
            sx={it.danger ? { color: 'error.dark' } : {}}
            onClick={() => {
              setOpen(false);
              it.go?.();
            }}
          >
            {it.text}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
