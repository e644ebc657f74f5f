import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Steps } from '../../components/page/steps.tsx';
import { wrappingChoices } from '../../components/wrapping-choices.ts';
import { type CalendarView, calendarViews } from './view-range.ts';

interface CalendarToolbarProps {
  readonly view: CalendarView;
  readonly title: string;
  readonly onView: (view: CalendarView) => void;
  readonly onStep: (direction: 1 | -1) => void;
  readonly onToday: () => void;
}

/** Back, what is shown, on, today; and the four views. */
export function CalendarToolbar({ view, title, onView, onStep, onToday }: CalendarToolbarProps) {
  const { t } = useTranslation();
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between', mb: 2 }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          alignItems: 'center',
          gap: 1,
          flex: { xs: '1 1 100%', md: '0 1 auto' },
        }}
      >
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            flex: { xs: '1 1 9rem', md: '0 1 auto' },
            mx: { xs: -1, sm: 0 },
          }}
        >
          <Steps previous={t('samples.calendar.previous')} next={t('samples.calendar.next')} onStep={onStep}>
            <Typography
              component="p"
              variant="h3"
              aria-live="polite"
              sx={{ minWidth: { sm: 168 }, flex: { xs: 1, md: 'none' }, textAlign: 'center' }}
            >
              {title}
            </Typography>
          </Steps>
        </Box>
        <Button variant="outlined" onClick={onToday} sx={{ flex: { xs: '1 0 auto', sm: 'none' } }}>
          {t('common.today')}
        </Button>
      </Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        aria-label={t('samples.calendar.view')}
        onChange={(_event, next: CalendarView | null) => next && onView(next)}
        sx={{
          ...wrappingChoices,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 3.75rem), 1fr))',
          flex: { xs: '1 1 100%', md: '0 1 auto' },
        }}
      >
        {calendarViews.map((it) => (
          <ToggleButton key={it} value={it} sx={{ flex: 1 }}>
            {t(`samples.calendar.views.${it}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
