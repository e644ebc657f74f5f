import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CONTENT_WIDTH } from '../../components/page/page-frame.tsx';
import { companyQueries } from '../../data/company.ts';
import { lookChoices } from '../../lib/look/look-choices.ts';
import { barLook } from './bar-look.ts';
import { TOP_BAR_HEIGHT } from './sidebar-mode.ts';

/** A bar that ends the page; it stacks on narrow screens. */
export function Footer() {
  const { t } = useTranslation();
  const { data: company } = useQuery(companyQueries.shown);
  const look = lookChoices.footertheme.useChosen();
  return (
    <Box component="footer" sx={barLook(look)}>
      <Box
        sx={{
          minHeight: TOP_BAR_HEIGHT,
          maxWidth: CONTENT_WIDTH,
          mx: 'auto',
          px: { xs: 2, sm: 3 },
          py: 1.5,
          display: 'flex',
          flexDirection: 'row',
          flexWrap: 'wrap',
          columnGap: 3,
          rowGap: 0.5,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <span>
          {company ? t('shell.footer', { company: company.name.replace(/\.$/, '') }) : t('shell.footerPlain')}
        </span>
        <Box component="span" sx={{ color: 'var(--bar-quiet)' }}>
          {company && t('shell.zone', { zone: company.zone })}
        </Box>
      </Box>
    </Box>
  );
}
