import Cancel from '@mui/icons-material/CancelOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import DirectionsCar from '@mui/icons-material/DirectionsCarOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Chip from '@mui/material/Chip';
import type { TripState } from '@muster/domain/trips/trip-days.ts';
import { useTranslation } from 'react-i18next';

const shown = {
  planned: { name: 'planned', color: 'info', icon: Schedule },
  'under way': { name: 'underWay', color: 'warning', icon: DirectionsCar },
  done: { name: 'done', color: 'success', icon: CheckCircle },
  cancelled: { name: 'cancelled', color: 'error', icon: Cancel },
} as const satisfies Record<TripState, unknown>;

/** Where a trip stands, by word, icon and colour. */
export function StandingChip({ state }: { readonly state: TripState }) {
  const { t } = useTranslation();
  const { name, color, icon: Icon } = shown[state];
  return (
    <Chip
      size="small"
      variant="outlined"
      color={color}
      icon={<Icon aria-hidden />}
      label={t(`trips.standing.${name}`)}
    />
  );
}
