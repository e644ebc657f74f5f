import FirstPage from '@mui/icons-material/FirstPageOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import { CountBadge } from '../../components/count-badge.tsx';
import { MusterMark } from '../../components/page/muster-mark.tsx';
import { shownCount } from '../../components/shown-count.ts';
import { ownFlagsQuery } from '../../data/account/own-flags.ts';
import { companyQueries } from '../../data/company.ts';
import { useWaiting } from '../../data/use-waiting.ts';
import { lookChoices } from '../../lib/look/look-choices.ts';
import { useCurrentMember } from '../../lib/session/session-store.ts';
import { barLook } from './bar-look.ts';
import { type NavigationLink, navigationFor } from './navigation-items.ts';
import { TOP_BAR_HEIGHT } from './sidebar-mode.ts';

interface SideNavigationProps {
  /** Only icons; pointing at it or moving into it with the keyboard widens it. */
  readonly compact: boolean;
  readonly onToggleCompact?: () => void;
  readonly onNavigate?: () => void;
}

const tinted = (percent: number) => `color-mix(in srgb, var(--bar-tint) ${percent}%, transparent)`;

const Item = styled(NavLink)({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: 44,
  padding: '4px 15px',
  marginBlock: 4,
  borderRadius: 8,
  color: 'inherit',
  textDecoration: 'none',
  overflow: 'hidden',
  '&:hover': { background: tinted(8) },
  '&.active:not([data-alias])': { background: tinted(16), fontWeight: 600 },
  '&:focus-visible': { outline: '2px solid', outlineOffset: -2 },
});

/** In the narrow form words are there for screen readers, and for everyone once it is wide. */
const word = 'navigation-word';

export function SideNavigation({ compact, onToggleCompact, onNavigate }: SideNavigationProps) {
  const { t } = useTranslation();
  const { role } = useCurrentMember();
  const waiting = useWaiting();
  const { data: flags } = useQuery(ownFlagsQuery);
  const { data: company } = useQuery(companyQueries.shown);
  const look = lookChoices.sidebartheme.useChosen();
  const shown = navigationFor({
    role,
    decides: waiting?.decides,
    flags,
    samples: company?.samples,
    mileage: company?.mileage,
    crew: waiting?.crew,
  });
  const nav = useCurrentInSight(shown.length);
  const countOf = (item: NavigationLink) => item.waiting?.reduce((sum, kind) => sum + (waiting?.[kind] ?? 0), 0) ?? 0;
  return (
    <Box
      ref={nav}
      component="nav"
      aria-label={t('shell.navigation')}
      sx={(theme) => ({
        height: '100%',
        width: '100%',
        display: 'flex',
        flexDirection: 'column',
        ...barLook(look)(theme),
        boxShadow: 'inset -1px 0 color-mix(in srgb, var(--bar-text) 12%, transparent)',
        overflowX: 'hidden',
        overflowY: 'auto',
        // What comes next shows a little.
        scrollPaddingBlock: '56px',
        [`& .${word}`]: { opacity: 'var(--navigation-words, 1)', transition: 'opacity 150ms' },
      })}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2.75, height: TOP_BAR_HEIGHT, flex: 'none' }}>
        <MusterMark />
        <Typography className={word} sx={{ fontSize: 18, fontWeight: 600, flex: 1 }}>
          {t('shell.product')}
        </Typography>
        {onToggleCompact && (
          <IconButton
            className={word}
            onClick={onToggleCompact}
            aria-label={compact ? t('shell.widen') : t('shell.compact')}
            sx={{ color: 'inherit', mr: -1.5 }}
          >
            <FirstPage className="toward" sx={{ fontSize: 20, transform: compact ? 'scaleX(-1)' : 'none' }} />
          </IconButton>
        )}
      </Box>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, px: 2, pt: 1, pb: 2, whiteSpace: compact ? 'nowrap' : 'normal' }}
      >
        {shown.map((item) => (
          <li key={item.kind + item.name}>
            {item.kind === 'label' ? (
              <Typography
                className={word}
                sx={{
                  color: 'var(--bar-quiet)',
                  fontSize: '0.75rem',
                  textTransform: 'uppercase',
                  letterSpacing: '0.04em',
                  px: 1.5,
                  pt: 2,
                }}
              >
                {t(`shell.nav.${item.name}`)}
              </Typography>
            ) : (
              <Item
                to={item.path}
                onClick={onNavigate}
                data-alias={item.alias}
                aria-current={item.alias ? 'false' : 'page'}
                title={
                  countOf(item) > 0
                    ? t('shell.waiting', { count: countOf(item), number: shownCount(countOf(item)) })
                    : undefined
                }
              >
                <CountBadge count={countOf(item)} small aria-hidden>
                  <item.icon sx={{ fontSize: 18, flex: 'none' }} />
                </CountBadge>
                <span className={word}>{t(`shell.nav.${item.name}`)}</span>
              </Item>
            )}
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** On a low screen the entry of the page that is open may lie beneath the edge; others may appear above it. Nothing is moved from under the pointer. */
function useCurrentInSight(entries: number) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: at another page, and with other entries.
  useEffect(() => {
    if (nav.current?.matches(':hover')) return;
    nav.current?.querySelector('[aria-current="page"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [pathname, entries]);
  return nav;
}
