import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ReviewItem } from '@muster/domain/attendance/attendance-contract.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { listLine } from '../../components/list-line.ts';
import { EmptyState } from '../../components/loading/empty-state.tsx';
import { ErrorState } from '../../components/loading/error-state.tsx';
import { ListSkeleton } from '../../components/loading/list-skeleton.tsx';
import { attendanceQueries } from '../../data/attendance.ts';
import { showDayWithWeekday, showTime } from '../../lib/show-time.ts';
import { useDistanceText } from './distance-text.ts';

/** Punches that somebody of the office should look at, newest first. */
export function ReviewList({ zone }: { readonly zone: string }) {
  const { t } = useTranslation();
  const review = useInfiniteQuery(attendanceQueries.toReview);
  if (review.isError && !review.data) {
    return <ErrorState problem={review.error} onRetry={() => void review.refetch()} />;
  }
  if (!review.data) return <ListSkeleton rows={8} height={64} />;
  const items = review.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <EmptyState text={t('attendance.review.empty')} />;
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((item) => (
          <ReviewLine key={item.id} item={item} zone={zone} />
        ))}
      </Box>
      {review.hasNextPage && (
        <SubmitButton
          type="button"
          variant="outlined"
          busy={review.isFetchingNextPage}
          onClick={() => void review.fetchNextPage()}
          sx={{ mt: 2 }}
        >
          {t('common.loadMore')}
        </SubmitButton>
      )}
    </>
  );
}

function ReviewLine({ item, zone }: { readonly item: ReviewItem; readonly zone: string }) {
  const { t, i18n } = useTranslation();
  const distanceText = useDistanceText();
  return (
    <Box component="li" sx={listLine}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500 }}>{item.membername}</Typography>
        <Typography color="textSecondary" variant="body2">
          {item.membercode}
        </Typography>
      </Box>
      <Box sx={{ flex: '2 1 240px', minWidth: 0 }}>
        <Typography>
          {showDayWithWeekday(item.attendancedate, i18n.language)} {showTime(item.checktime, zone).slice(0, 5)},{' '}
          {item.checktype === 'in' ? t('attendance.today.checkedIn') : t('attendance.today.checkedOut')}
        </Typography>
        {item.sitename && item.distance !== null && (
          <Typography color="textSecondary" variant="body2">
            {t('attendance.place.near', { site: item.sitename, distance: distanceText(item.distance) })}
          </Typography>
        )}
        {item.remark && (
          <Typography variant="body2">{t('attendance.review.remark', { remark: item.remark })}</Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, flex: '1 1 160px' }}>
        {item.reasons.map((reason) => (
          <Chip
            key={reason}
            size="small"
            variant="outlined"
            color={reason === 'forgotten' ? 'error' : 'warning'}
            label={t(`attendance.review.reasons.${reason}`)}
          />
        ))}
      </Box>
    </Box>
  );
}
