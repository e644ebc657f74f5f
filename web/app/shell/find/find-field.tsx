import Close from '@mui/icons-material/CloseOutlined';
import Search from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { SEARCH_LENGTH } from '@muster/domain/wire/search-length.ts';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { leavePage } from '../../../lib/form/held-page.ts';
import { useCurrentMember } from '../../../lib/session/session-store.ts';
import { TOP_BAR_HEIGHT } from '../sidebar-mode.ts';
import { FoundList } from './found-list.tsx';
import { useFound } from './use-found.ts';

/** The field and its list: arrows move through what is found, Enter opens it, and the focus stays in the field. */
export function FindField({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const go = useNavigate();
  const isGuest = useCurrentMember().role === 'GUEST';
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string>();
  const kinds = useFound(typed);
  const lines = kinds.flatMap((it) => it.lines);
  // What was chosen stays chosen while more is found; words that find something else begin at the first line.
  const at = Math.max(
    lines.findIndex((it) => it.key === chosen),
    typed.trim() ? 0 : -1,
  );
  const current = lines[at];
  const lineId = (key: string) => `${id}-${lines.findIndex((it) => it.key === key)}`;
  const open = (path: string) => {
    onClose();
    leavePage(() => void go(path));
  };
  const onKeyDown = (key: KeyboardEvent) => {
    if (key.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key.key];
    if (key.key !== 'Enter' && !step) return;
    // Enter would press the button that gets the focus back.
    key.preventDefault();
    if (key.key === 'Enter' && current) open(current.path);
    if (!step || lines.length === 0) return;
    const from = at < 0 && step < 0 ? 0 : at;
    setChosen(lines[(from + step + lines.length) % lines.length]?.key);
  };
  const shownId = current && lineId(current.key);
  useEffect(() => {
    if (shownId) document.getElementById(shownId)?.scrollIntoView?.({ block: 'nearest' });
  }, [shownId]);
  return (
    <>
      <Box sx={row}>
        <Search aria-hidden sx={{ color: 'text.secondary', flex: 'none' }} />
        <InputBase
          autoFocus
          fullWidth
          value={typed}
          placeholder={t(isGuest ? 'find.labelGuest' : 'find.label')}
          onChange={(event) => {
            setTyped(event.target.value);
            setChosen(undefined);
          }}
          onKeyDown={onKeyDown}
          sx={{ fontSize: '1rem', height: '100%' }}
          slotProps={{
            input: {
              role: 'combobox',
              maxLength: SEARCH_LENGTH,
              enterKeyHint: 'go',
              autoComplete: 'off',
              spellCheck: false,
              'aria-label': t(isGuest ? 'find.labelGuest' : 'find.label'),
              'aria-expanded': lines.length > 0,
              'aria-controls': `${id}-list`,
              'aria-autocomplete': 'list',
              'aria-activedescendant': shownId,
            },
          }}
        />
        <IconButton onClick={onClose} aria-label={t('common.close')}>
          <Close />
        </IconButton>
      </Box>
      <FoundList
        id={`${id}-list`}
        kinds={kinds}
        words={typed.trim()}
        current={current?.key}
        lineId={lineId}
        onOpen={open}
      />
    </>
  );
}

const row = {
  height: TOP_BAR_HEIGHT,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  width: '100%',
  maxWidth: 760,
  mx: 'auto',
  px: { xs: 1.5, sm: 2 },
};
