import ChevronRight from '@mui/icons-material/ChevronRight';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router';
import { LANDING } from '../../lib/session/redirect.ts';

export interface Crumb {
  readonly name: string;
  readonly path?: string;
}

/** Home, then the way to this page; all but the last are links. On a phone the way back alone: the title follows anyway. */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const parent = crumbs.findLastIndex((it, index) => it.path && index < crumbs.length - 1);
  return (
    <Box component="nav" aria-label={t('shell.breadcrumb')} sx={pathname === LANDING ? onlyWide : undefined}>
      <Box
        component="ol"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, p: 0, m: 0, ml: -1.5 }}
      >
        <Box component="li" sx={{ display: { xs: parent < 0 ? 'flex' : 'none', sm: 'flex' } }}>
          <Link component={RouterLink} to="/" aria-label={t('shell.home')} sx={target}>
            <HomeOutlined sx={{ fontSize: 20 }} />
          </Link>
        </Box>
        {crumbs.map((crumb, index) => (
          <Box component="li" key={`${crumb.path ?? ''} ${crumb.name}`} sx={index === parent ? wayBack : step}>
            <ChevronRight className="toward" aria-hidden sx={{ fontSize: 18, color: 'text.secondary' }} />
            {crumb.path && index < crumbs.length - 1 ? (
              <Link component={RouterLink} to={crumb.path} underline="hover" sx={target}>
                {crumb.name}
              </Link>
            ) : (
              <Typography color="textSecondary" aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
                {crumb.name}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const onlyWide = { display: { xs: 'none', sm: 'block' } };
const step = { display: { xs: 'none', sm: 'flex' }, alignItems: 'center', gap: 0.5 };
const wayBack = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  ml: { xs: 1, sm: 0 },
  '& > svg': { transform: { xs: 'scaleX(-1)', sm: 'none' } },
};
const target = { display: 'inline-flex', alignItems: 'center', justifyContent: 'center', minHeight: 44, minWidth: 44 };
