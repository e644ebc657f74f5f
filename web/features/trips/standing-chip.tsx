import Block from '@mui/icons-material/BlockOutlined';
import Cancel from '@mui/icons-material/CancelOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import DirectionsCar from '@mui/icons-material/DirectionsCarOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmptyOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Chip from '@mui/material/Chip';
import type { TripState } from '@muster/domain/trips/trip-days.ts';
import { useTranslation } from 'react-i18next';

const shown = {
  requested: { color: 'default', icon: HourglassEmpty },
  planned: { color: 'info', icon: Schedule },
  underway: { color: 'warning', icon: DirectionsCar },
  done: { color: 'success', icon: CheckCircle },
  cancelled: { color: 'error', icon: Cancel },
  rejected: { color: 'error', icon: Block },
} as const satisfies Record<TripState, unknown>;

/** Where a trip stands, by word, icon and colour. */
export function StandingChip({ state }: { readonly state: TripState }) {
  const { t } = useTranslation();
  const { color, icon: Icon } = shown[state];
  return (
    <Chip
      size="small"
      variant="outlined"
      color={color}
      icon={<Icon aria-hidden />}
      label={t(`trips.standing.${state}`)}
    />
  );
}
