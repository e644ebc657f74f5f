import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { FirstStep } from '@muster/domain/office/settings-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { textLink } from '../../components/text-link.ts';
import { companyQueries } from '../../data/company.ts';
import { kept } from '../../lib/kept/browser-storage.ts';

const PATHS: Readonly<Record<FirstStep, string>> = {
  leave: '/dashboard/company',
  holidays: '/dashboard/holidays',
  places: '/dashboard/lists?list=shifts',
  groups: '/dashboard/lists?list=groups',
  destinations: '/dashboard/lists?list=states',
  members: '/dashboard/members',
  balances: '/dashboard/members/import',
  signup: '/dashboard/members',
};

const HIDDEN = 'firstStepsHidden';

/** What the office of a new company does first; nothing once all of it is done, or on a device that hid it. */
export function FirstSteps() {
  const { t } = useTranslation();
  const [hidden, setHidden] = useState(() => kept.read(HIDDEN) === 'true');
  const { data: steps } = useQuery({ ...companyQueries.firstSteps, enabled: !hidden });
  if (hidden || !steps || steps.every((it) => it.done)) return null;
  const hide = () => {
    kept.write(HIDDEN, 'true');
    setHidden(true);
  };
  return (
    <Card component="section" aria-label={t('firstSteps.title')} sx={{ p: { xs: 2, sm: 3 }, mb: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2 }}>
        <Typography variant="h2" sx={{ flexGrow: 1 }}>
          {t('firstSteps.title')}
        </Typography>
        <Button size="small" onClick={hide}>
          {t('firstSteps.hide')}
        </Button>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {steps.map(({ step, done }) => (
          <Box component="li" key={step} sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 44 }}>
            {done ? (
              <CheckCircle color="success" titleAccess={t('firstSteps.done')} />
            ) : (
              <RadioButtonUnchecked color="disabled" titleAccess={t('firstSteps.open')} />
            )}
            <Link component={RouterLink} to={PATHS[step]} color={done ? 'textSecondary' : 'primary'} sx={textLink}>
              {t(`firstSteps.steps.${step}`)}
            </Link>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
