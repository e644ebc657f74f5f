import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Steps } from '../../components/page/steps.tsx';

export const holidayViews = ['month', 'year', 'list'] as const;
export type HolidayView = (typeof holidayViews)[number];

interface HolidayToolbarProps {
  readonly view: HolidayView;
  readonly onView: (view: HolidayView) => void;
  readonly title: string;
  readonly onStep: (direction: 1 | -1) => void;
  readonly onToday: () => void;
}

/** Previous, what is shown, next, today; and the three views. */
export function HolidayToolbar({ view, onView, title, onStep, onToday }: HolidayToolbarProps) {
  const { t } = useTranslation();
  const inMonths = view === 'month';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', flex: { xs: '1 1 100%', md: '0 1 auto' } }}>
        <Steps
          previous={inMonths ? t('holidays.previousMonth') : t('holidays.previousYear')}
          next={inMonths ? t('holidays.nextMonth') : t('holidays.nextYear')}
          onStep={onStep}
        >
          <Typography
            variant="h2"
            component="p"
            aria-live="polite"
            sx={{ minWidth: { sm: 168 }, flex: { xs: 1, md: 'none' }, textAlign: 'center' }}
          >
            {title}
          </Typography>
        </Steps>
        <Button variant="outlined" onClick={onToday} sx={{ ml: 1 }}>
          {t('common.today')}
        </Button>
      </Box>
      <Box role="group" aria-label={t('holidays.view')} sx={views}>
        {holidayViews.map((it) => (
          <Button key={it} color="inherit" aria-pressed={it === view} onClick={() => onView(it)}>
            {t(`holidays.${it}`)}
          </Button>
        ))}
      </Box>
    </Box>
  );
}

/** One frame around the three; which is pressed is told by its ground and its weight. */
const views = {
  display: 'flex',
  flexWrap: 'wrap',
  flex: { xs: '1 1 100%', md: '0 1 auto' },
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 2,
  overflow: 'hidden',
  '& > button': { flex: 1, borderRadius: 0, px: { xs: 0.5, sm: 2 }, fontWeight: 500 },
  '& > button + button': { borderLeft: '1px solid', borderColor: 'divider' },
  '& > [aria-pressed=true]': { bgcolor: 'action.selected', fontWeight: 700 },
  '& > .Mui-focusVisible': { outlineOffset: -3 },
};
