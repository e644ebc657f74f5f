import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { PageFrame } from '../../components/page/page-frame.tsx';
import { type GuideName, guideNames } from './guide-names.ts';

interface GuideFrameProps {
  readonly name: GuideName;
  readonly children: ReactNode;
}

/** A page of the style guide: the way to the others, then its specimens. */
export function GuideFrame({ name, children }: GuideFrameProps) {
  const { t } = useTranslation();
  return (
    <PageFrame
      title={t(`styleGuide.pages.${name}`)}
      lead={t('styleGuide.lead')}
      crumbs={[{ name: t('styleGuide.group') }]}
    >
      <Box component="nav" aria-label={t('styleGuide.navigation')}>
        <Box component="ul" ref={intoSight} sx={ways}>
          {guideNames.map((it) => (
            <li key={it}>
              <PageLink to={`/material/${it}`}>{t(`styleGuide.pages.${it}`)}</PageLink>
            </li>
          ))}
        </Box>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, sm: 3 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        {children}
      </Box>
    </PageFrame>
  );
}

/** The page that is shown, in a row that may be longer than the screen. */
const intoSight = (row: HTMLElement | null) =>
  row?.querySelector('.active')?.scrollIntoView?.({ inline: 'nearest', block: 'nearest' });

/** One row that is moved sideways on a phone, where all of them would push the page down. */
const ways = {
  listStyle: 'none',
  m: 0,
  p: 0.5,
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  overflowX: 'auto',
  whiteSpace: 'nowrap',
  gap: 1,
} as const;

const PageLink = styled(NavLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 14,
  borderRadius: 22,
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  color: (theme.vars ?? theme).palette.text.primary,
  textDecoration: 'none',
  '&.active': {
    borderColor: (theme.vars ?? theme).palette.primary.main,
    color: (theme.vars ?? theme).palette.primary.dark,
    fontWeight: 600,
  },
}));
