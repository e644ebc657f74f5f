import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../components/form/search-field.tsx';
import { EmptyState } from '../../../components/loading/empty-state.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { useDebounced } from '../../../lib/time/debounced.ts';
import { icons } from './icon-set.ts';

const ROW = 104;
const TILE = 132;
const STILL_MS = 150;

/** Every icon; only the rows in sight are drawn. */
export default function IconWall() {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const part = useDebounced(typed, STILL_MS).replaceAll(' ', '').toLowerCase();
  const found = icons.filter((it) => it.name.toLowerCase().includes(part));
  return (
    <>
      <Box sx={{ maxWidth: 400 }}>
        <SearchField label={t('styleGuide.icons.search')} value={typed} onChange={setTyped} />
      </Box>
      <Typography role="status" color="textSecondary" sx={{ my: 1.5 }}>
        {t('styleGuide.icons.found', { count: found.length })}
      </Typography>
      {found.length === 0 ? <EmptyState text={t('styleGuide.icons.none')} /> : <Rows key={part} shown={found} />}
    </>
  );
}

/** How many tiles stand beside each other. */
function useColumns() {
  const place = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState(2);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const watcher = new ResizeObserver(() => setColumns(Math.max(2, Math.floor(element.clientWidth / TILE))));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return { place, columns };
}

function Rows({ shown }: { readonly shown: typeof icons }) {
  const { t } = useTranslation();
  const { place, columns } = useColumns();
  const rows = useVirtualizer({
    count: Math.ceil(shown.length / columns),
    getScrollElement: () => place.current,
    estimateSize: () => ROW,
    overscan: 3,
  });
  return (
    <Box
      ref={place}
      role="region"
      aria-label={t('styleGuide.icons.title')}
      tabIndex={0}
      sx={{ height: 520, overflowY: 'auto', position: 'relative' }}
    >
      <Box sx={{ position: 'relative' }} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map((row) => (
          <Box
            key={row.key}
            sx={{ position: 'absolute', insetInline: 0, top: 0, height: ROW, display: 'flex' }}
            style={{ transform: `translateY(${row.start}px)` }}
          >
            {shown.slice(row.index * columns, (row.index + 1) * columns).map((it) => (
              <Tile key={it.name} {...it} share={100 / columns} />
            ))}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Tile({ name, Icon, share }: (typeof icons)[number] & { readonly share: number }) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(name);
      say(t('styleGuide.icons.copied', { name }));
    } catch {
      say(t('styleGuide.icons.notCopied', { name }), 'info');
    }
  };
  return (
    <Tooltip title={name}>
      <ButtonBase
        onClick={() => void copy()}
        sx={{
          flexDirection: 'column',
          gap: 1,
          p: 1,
          borderRadius: 2,
          minWidth: 0,
          '&:hover': { bgcolor: 'action.hover' },
        }}
        style={{ width: `${share}%` }}
      >
        <Icon />
        <Typography
          variant="body2"
          noWrap
          component="span"
          sx={{ width: '100%', textAlign: 'center', color: 'text.secondary' }}
        >
          {name.replace(/Outlined$/, '')}
        </Typography>
      </ButtonBase>
    </Tooltip>
  );
}
