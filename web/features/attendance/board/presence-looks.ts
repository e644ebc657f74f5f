import BeachAccess from '@mui/icons-material/BeachAccessOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Event from '@mui/icons-material/EventOutlined';
import FlightTakeoff from '@mui/icons-material/FlightTakeoffOutlined';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUncheckedOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Weekend from '@mui/icons-material/WeekendOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { BoardState } from '@muster/domain/attendance/board/presence-states.ts';

interface Look {
  readonly icon: typeof SvgIcon;
  readonly color: 'success' | 'warning' | 'error' | 'info' | 'default';
}

/** A state is told by its icon and its word; the colour comes on top. */
export const presenceLooks: Readonly<Record<BoardState, Look>> = {
  in: { icon: CheckCircle, color: 'success' },
  late: { icon: Schedule, color: 'warning' },
  out: { icon: RadioButtonUnchecked, color: 'default' },
  leave: { icon: BeachAccess, color: 'info' },
  trip: { icon: FlightTakeoff, color: 'info' },
  holiday: { icon: Event, color: 'default' },
  off: { icon: Weekend, color: 'default' },
  absent: { icon: ErrorOutline, color: 'error' },
};
