import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { unseen } from '../../../components/unseen.ts';
import type { FoundKind, FoundLine } from './use-found.ts';

interface FoundListProps {
  readonly id: string;
  readonly kinds: readonly FoundKind[];
  readonly words: string;
  /** The line that Enter opens. */
  readonly current: string | undefined;
  readonly lineId: (key: string) => string;
  readonly onOpen: (path: string) => void;
}

/** What is found, kind by kind; beneath it what is still looked for, could not be, or is not there. */
export function FoundList({ id, kinds, words, current, lineId, onOpen }: FoundListProps) {
  const { t } = useTranslation();
  const looking = kinds.some((it) => it.looking);
  const failed = kinds.filter((it) => it.onRetry);
  const count = kinds.reduce((sum, it) => sum + it.lines.length, 0);
  const settled = looking ? t('find.looking') : count > 0 ? t('find.count', { count }) : t('find.nothing', { words });
  return (
    <Box sx={{ overflowY: 'auto', borderTop: '1px solid', borderColor: 'divider', flex: 1 }}>
      <Box sx={{ width: '100%', maxWidth: 760, mx: 'auto', px: { xs: 0.5, sm: 1 }, py: 1 }}>
        <div id={id} role="listbox" aria-label={t('find.results')}>
          {kinds
            .filter((it) => it.lines.length > 0)
            .map(({ kind, lines }) => (
              <Box key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
                <Typography id={`${id}-${kind}`} component="div" sx={heading}>
                  {t(`find.${kind}`)}
                </Typography>
                {lines.map((it) => (
                  <Line
                    key={it.key}
                    id={lineId(it.key)}
                    line={it}
                    isCurrent={it.key === current}
                    onOpen={() => onOpen(it.path)}
                  />
                ))}
              </Box>
            ))}
        </div>
        {failed.map(({ kind, onRetry }) => (
          <Box key={kind} role="alert" sx={note}>
            <span>{t(kind === 'members' ? 'find.failedMembers' : 'find.failedTrips')}</span>
            <Button size="small" onClick={onRetry}>
              {t('common.tryAgain')}
            </Button>
          </Box>
        ))}
        {/* Said aloud as it changes; on the screen only what the list does not show. */}
        <Box role="status" sx={count > 0 && !looking ? unseen : note}>
          {looking && <CircularProgress size={16} aria-hidden />}
          {(count > 0 || looking || failed.length === 0) && settled}
        </Box>
      </Box>
    </Box>
  );
}

interface LineProps {
  readonly id: string;
  readonly line: FoundLine;
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
}

/** The field has the focus: it says which line is the current one, and opens it with Enter. */
function Line({ id, line, isCurrent, onOpen }: LineProps) {
  return (
    <Box id={id} role="option" aria-selected={isCurrent} onClick={onOpen} sx={option}>
      <span>{line.text}</span>
      {line.detail && (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ flex: 'none' }}>
          {line.detail}
        </Typography>
      )}
    </Box>
  );
}

const heading = { px: 1.5, pt: 1, pb: 0.5, fontSize: 12, fontWeight: 600, color: 'text.secondary' };

const note = { display: 'flex', alignItems: 'center', gap: 1, minHeight: 44, px: 1.5, color: 'text.secondary' };

const option = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  minHeight: 44,
  px: 1.5,
  borderRadius: 1,
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-selected=true]': {
    bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 12%, transparent)',
    outline: '1px solid var(--mui-palette-primary-main)',
    outlineOffset: -1,
  },
};
