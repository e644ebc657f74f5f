import Balance from '@mui/icons-material/BalanceOutlined';
import BeachAccess from '@mui/icons-material/BeachAccessOutlined';
import Business from '@mui/icons-material/BusinessOutlined';
import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import Dashboard from '@mui/icons-material/DashboardOutlined';
import EditCalendar from '@mui/icons-material/EditCalendarOutlined';
import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import FlightTakeoff from '@mui/icons-material/FlightTakeoffOutlined';
import Group from '@mui/icons-material/GroupOutlined';
import Timer from '@mui/icons-material/TimerOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { Role } from '@muster/domain/members/members-contract.ts';

interface NavigationLabel {
  readonly kind: 'label';
  readonly name: 'attendance' | 'office';
  readonly roles?: readonly Role[];
}

export interface NavigationLink {
  readonly kind: 'link';
  readonly name:
    | 'dashboard'
    | 'checkInOut'
    | 'calendar'
    | 'takeLeave'
    | 'leaveApprovals'
    | 'tripAssignment'
    | 'members'
    | 'attendanceReview'
    | 'holidays'
    | 'leaveBalances'
    | 'company';
  readonly path: string;
  readonly icon: typeof SvgIcon;
  /** Another item is the page's own name; this one is not marked as the current page. */
  readonly alias?: true;
  /** Everyone, if left out. */
  readonly roles?: readonly Role[];
  /** Only for those who decide somebody's leave. */
  readonly deciding?: true;
}

const office: readonly Role[] = ['HR', 'SA'];

/** The side navigation in its order (behaviour 2), without what does not exist yet; then the office's own. */
const items: readonly (NavigationLabel | NavigationLink)[] = [
  { kind: 'link', name: 'dashboard', path: '/dashboard/public_holiday', icon: Dashboard, alias: true },
  { kind: 'label', name: 'attendance' },
  { kind: 'link', name: 'checkInOut', path: '/dashboard/checkinmember', icon: Timer },
  { kind: 'link', name: 'calendar', path: '/dashboard/public_holiday', icon: CalendarMonth },
  { kind: 'link', name: 'takeLeave', path: '/dashboard/take_leave', icon: BeachAccess },
  { kind: 'link', name: 'tripAssignment', path: '/dashboard/trip_assignment', icon: FlightTakeoff },
  {
    kind: 'link',
    name: 'leaveApprovals',
    path: '/dashboard/leave_approvals',
    icon: EventAvailable,
    deciding: true,
  },
  { kind: 'label', name: 'office', roles: office },
  { kind: 'link', name: 'members', path: '/dashboard/members', icon: Group, roles: office },
  { kind: 'link', name: 'attendanceReview', path: '/dashboard/attendance_review', icon: FactCheck, roles: office },
  { kind: 'link', name: 'holidays', path: '/dashboard/holidays', icon: EditCalendar, roles: office },
  { kind: 'link', name: 'leaveBalances', path: '/dashboard/leave_balances', icon: Balance, roles: office },
  { kind: 'link', name: 'company', path: '/dashboard/company', icon: Business, roles: office },
];

/** What a member of this role finds in the navigation. */
export const navigationFor = (role: Role, decides: boolean): readonly (NavigationLabel | NavigationLink)[] =>
  items.filter((it) => (it.roles?.includes(role) ?? true) && (decides || !('deciding' in it)));
