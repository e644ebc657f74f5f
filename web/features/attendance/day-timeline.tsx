import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ListedPunch } from '@muster/domain/attendance/attendance-contract.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/loading/empty-state.tsx';
import { typedText } from '../../components/typed-text.ts';
import { showTime } from '../../lib/time/show-time.ts';
import { useDistanceText } from './distance-text.ts';
import { VerdictChips } from './verdict-chips.tsx';
import { withWeekday } from './weekday-clock.ts';

interface DayTimelineProps {
  readonly punches: readonly ListedPunch[];
  /** What is of another day says so: a night shift's lie on two. */
  readonly day: Day;
  readonly zone: string;
}

/** The punches of a day along a line, the first on top; those that count no more are struck through. */
export function DayTimeline({ punches, day, zone }: DayTimelineProps) {
  const { t } = useTranslation();
  if (punches.length === 0) return <EmptyState text={t('attendance.today.empty')} />;
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {punches.map((punch) => (
        <TimelineEntry key={punch.id} punch={punch} day={day} zone={zone} />
      ))}
    </Box>
  );
}

interface TimelineEntryProps extends Omit<DayTimelineProps, 'punches'> {
  readonly punch: ListedPunch;
}

function TimelineEntry({ punch, day, zone }: TimelineEntryProps) {
  const { t, i18n } = useTranslation();
  const distanceText = useDistanceText();
  const isIn = punch.checktype === 'in';
  const time = showTime(punch.checktime, zone);
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        pl: 3.5,
        pb: 2,
        '&:not(:last-of-type)::before': {
          content: '""',
          position: 'absolute',
          left: 6,
          top: 14,
          bottom: -6,
          width: 2,
          bgcolor: 'divider',
        },
        '&::after': {
          content: '""',
          position: 'absolute',
          left: 0,
          top: 6,
          width: 14,
          height: 14,
          borderRadius: '50%',
          borderWidth: 3,
          borderColor: punch.replaced ? 'text.secondary' : isIn ? 'primary.main' : 'text.primary',
          borderStyle: punch.replaced ? 'dotted' : 'solid',
          bgcolor: isIn && !punch.replaced ? 'primary.main' : 'background.paper',
        },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography
          component={punch.replaced ? 's' : 'span'}
          color={punch.replaced ? 'textSecondary' : 'textPrimary'}
          sx={{ fontWeight: 600, fontSize: '1.0625rem' }}
        >
          {withWeekday(punch.checktime, { time, zone, language: i18n.language, under: day })}
        </Typography>
        <Typography component="span" color={punch.replaced ? 'textSecondary' : 'textPrimary'}>
          {isIn ? t('attendance.today.checkedIn') : t('attendance.today.checkedOut')}
        </Typography>
        {punch.replaced && <Chip size="small" variant="outlined" label={t('attendance.today.replaced')} />}
        {punch.corrected && !punch.replaced && (
          <Chip size="small" variant="outlined" color="info" label={t('attendance.today.corrected')} />
        )}
        <VerdictChips punches={[punch]} />
      </Box>
      {punch.sitename && punch.distance !== null && (
        <Typography color="textSecondary" variant="body2">
          {t('location.near', { site: punch.sitename, distance: distanceText(punch.distance) })}
        </Typography>
      )}
      {punch.recordedby && (
        <Typography color="textSecondary" variant="body2">
          {t(punch.checktype === 'in' ? 'crew.by' : 'crew.byOut', { name: punch.recordedby })}
        </Typography>
      )}
      {punch.doorname && (
        <Typography color="textSecondary" variant="body2">
          {t('doors.at', { door: punch.doorname })}
        </Typography>
      )}
      {punch.remark && (
        <Typography color="textSecondary" variant="body2" sx={typedText}>
          {punch.remark}
        </Typography>
      )}
    </Box>
  );
}
