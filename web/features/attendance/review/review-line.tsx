import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ReviewItem } from '@muster/domain/attendance/review/review-contract.ts';
import { useTranslation } from 'react-i18next';
import { actionsOfTicked, tickedLine } from '../../../components/list-line.ts';
import { typedText } from '../../../components/typed-text.ts';
import { showClock, showDayWithWeekday, showInstant } from '../../../lib/time/show-time.ts';
import { useDistanceText } from '../distance-text.ts';

export type ReviewAction = 'accept' | 'reject' | 'correct';

interface ReviewLineProps {
  readonly item: ReviewItem;
  readonly zone: string;
  readonly ticked: boolean;
  readonly onTick: () => void;
  readonly onAct: (action: ReviewAction) => void;
}

/** A punch that is to be looked at, or was: what it is, why, and what may be done. */
export function ReviewLine({ item, zone, ticked, onTick, onAct }: ReviewLineProps) {
  const { t, i18n } = useTranslation();
  const said = {
    name: item.membername,
    day: showDayWithWeekday(item.attendancedate, i18n.language),
    time: showClock(item.checktime, zone),
  };
  const button = (action: ReviewAction) => ({
    onClick: () => onAct(action),
    'aria-label': t('review.of', { action: t(`review.${action}`), ...said }),
    children: t(`review.${action}`),
  });
  return (
    <Box component="li" sx={tickedLine}>
      {item.may.settle ? (
        <Checkbox
          checked={ticked}
          onChange={onTick}
          slotProps={{ input: { 'aria-label': t('review.select', said) } }}
          sx={{ width: 44, height: 44, ml: -1.25 }}
        />
      ) : (
        <span />
      )}
      <Told item={item} zone={zone} when={`${said.day} ${said.time}`} />
      {item.may.settle && (
        <Box sx={actionsOfTicked}>
          {item.may.reject && <Button color="error" {...button('reject')} />}
          {item.may.correct && <Button {...button('correct')} />}
          <Button variant="outlined" {...button('accept')} />
        </Box>
      )}
    </Box>
  );
}

function Told({ item, zone, when }: { readonly item: ReviewItem; readonly zone: string; readonly when: string }) {
  const { t } = useTranslation();
  const skewed = item.reasons.includes('skewed_clock');
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center', minHeight: 44 }}>
        <Typography sx={{ fontWeight: 600 }}>{item.membername}</Typography>
        <Typography color="textSecondary" variant="body2">
          {[item.membercode, item.groupno].filter(Boolean).join(' · ')}
        </Typography>
        {item.reasons.map((reason) => (
          <Chip
            key={reason}
            size="small"
            variant="outlined"
            color={reason === 'forgotten' ? 'error' : 'warning'}
            label={t(`review.reasons.${reason}`)}
          />
        ))}
      </Box>
      <Typography>
        {when}, {item.checktype === 'in' ? t('attendance.today.checkedIn') : t('attendance.today.checkedOut')}
      </Typography>
      {item.sitename && item.distance !== null && (
        <Typography color="textSecondary" variant="body2">
          <Measured accuracy={item.accuracy} site={item.sitename} distance={item.distance} />
        </Typography>
      )}
      {item.recordedby && (
        <Typography color="textSecondary" variant="body2">
          {t(item.checktype === 'in' ? 'crew.by' : 'crew.byOut', { name: item.recordedby })}
        </Typography>
      )}
      {item.doorname && (
        <Typography color="textSecondary" variant="body2">
          {t('doors.at', { door: item.doorname })}
        </Typography>
      )}
      {skewed && (
        <Typography color="textSecondary" variant="body2">
          {t('review.device', { at: showInstant(item.devicetime, zone) })}
        </Typography>
      )}
      {item.offline && (
        <Typography color="textSecondary" variant="body2">
          {t('review.received', { at: showInstant(item.receivedat, zone) })}
        </Typography>
      )}
      {item.reasons.includes('closed_period') && (
        <Typography color="textSecondary" variant="body2">
          {t('review.notCounted')}
        </Typography>
      )}
      {item.may.settle && !item.may.reject && (
        <Typography color="textSecondary" variant="body2">
          {t('review.closed')}
        </Typography>
      )}
      {item.remark && (
        <Typography variant="body2" sx={typedText}>
          {t('review.remark', { remark: item.remark })}
        </Typography>
      )}
      <Outcome item={item} zone={zone} />
    </Box>
  );
}

interface MeasuredProps extends Pick<ReviewItem, 'accuracy'> {
  readonly site: string;
  readonly distance: number;
}

/** How far away it was, and how sure of that the device was. */
function Measured({ site, distance, accuracy }: MeasuredProps) {
  const { t } = useTranslation();
  const distanceText = useDistanceText();
  const near = t('location.near', { site, distance: distanceText(distance) });
  return accuracy === null ? near : t('location.giveOrTake', { near, accuracy: distanceText(accuracy) });
}

/** How it was settled, or why it is not this reader's to settle. */
function Outcome({ item, zone }: { readonly item: ReviewItem; readonly zone: string }) {
  const { t } = useTranslation();
  const { state, settledby, settledat, decisionremark } = item;
  if (state === 'open') {
    return item.may.settle ? null : (
      <Typography color="textSecondary" variant="body2">
        {t('review.own')}
      </Typography>
    );
  }
  const by =
    settledby !== null && settledat !== null
      ? t(`review.settled.${state}`, { name: settledby, at: showInstant(settledat, zone) })
      : t('review.settled.before');
  return (
    <Typography variant="body2" sx={typedText}>
      {[by, decisionremark].filter(Boolean).join(': ')}
    </Typography>
  );
}
