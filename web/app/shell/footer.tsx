import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { companyQueries } from '../../data/company.ts';
import { sidebar } from '../../lib/accents.ts';
import { TOP_BAR_HEIGHT } from './sidebar-mode.ts';

/** A dark bar that ends the page; it stacks on narrow screens. */
export function Footer() {
  const { t } = useTranslation();
  const { data: company } = useQuery(companyQueries.shown);
  return (
    <Box
      component="footer"
      sx={(theme) => ({
        bgcolor: sidebar.light,
        color: sidebar.text,
        ...theme.applyStyles('dark', { backgroundColor: sidebar.dark }),
      })}
    >
      <Box
        sx={{
          minHeight: TOP_BAR_HEIGHT,
          maxWidth: 1170,
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
        <span>{company ? t('shell.footer', { company: company.name }) : t('shell.footerPlain')}</span>
        <Box component="span" sx={{ color: sidebar.quiet }}>
          {company && t('shell.zone', { zone: company.zone })}
        </Box>
      </Box>
    </Box>
  );
}
