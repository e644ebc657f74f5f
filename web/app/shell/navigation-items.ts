import Assessment from '@mui/icons-material/AssessmentOutlined';
import Balance from '@mui/icons-material/BalanceOutlined';
import BeachAccess from '@mui/icons-material/BeachAccessOutlined';
import Business from '@mui/icons-material/BusinessOutlined';
import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import CalendarViewWeek from '@mui/icons-material/CalendarViewWeekOutlined';
import Dashboard from '@mui/icons-material/DashboardOutlined';
import DirectionsCar from '@mui/icons-material/DirectionsCarOutlined';
import EditCalendar from '@mui/icons-material/EditCalendarOutlined';
import EditNote from '@mui/icons-material/EditNoteOutlined';
import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import EventNote from '@mui/icons-material/EventNoteOutlined';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import FlightTakeoff from '@mui/icons-material/FlightTakeoffOutlined';
import FormatListBulleted from '@mui/icons-material/FormatListBulletedOutlined';
import GridOn from '@mui/icons-material/GridOnOutlined';
import Group from '@mui/icons-material/GroupOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import HowToReg from '@mui/icons-material/HowToRegOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import ManageAccounts from '@mui/icons-material/ManageAccountsOutlined';
import PhotoLibrary from '@mui/icons-material/PhotoLibraryOutlined';
import Timer from '@mui/icons-material/TimerOutlined';
import WidgetsOutlined from '@mui/icons-material/WidgetsOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import { type FlagGroup, type Flags, flagActs, flagGroups } from '@muster/domain/administration/flags.ts';
import type { Role } from '@muster/domain/members/members-contract.ts';
import type { WaitingKind } from '@muster/domain/waiting/waiting-contract.ts';

interface NavigationLabel {
  readonly kind: 'label';
  readonly name: 'attendance' | 'office' | 'administration';
  readonly roles?: readonly Role[];
  /** Only for those who may do something of any of these. */
  readonly flags?: readonly FlagGroup[];
}

export interface NavigationLink {
  readonly kind: 'link';
  readonly name:
    | 'dashboard'
    | 'checkInOut'
    | 'crew'
    | 'attendanceSummary'
    | 'whoIsIn'
    | 'attendanceGroup'
    | 'roster'
    | 'attendanceCorrections'
    | 'calendar'
    | 'takeLeave'
    | 'leaveApprovals'
    | 'tripAssignment'
    | 'mileage'
    | 'members'
    | 'attendanceReview'
    | 'payPeriods'
    | 'holidays'
    | 'leaveBalances'
    | 'lists'
    | 'company'
    | 'audit'
    | 'samples'
    | FlagGroup;
  readonly path: string;
  readonly icon: typeof SvgIcon;
  /** Another item is the page's own name; this one is not marked as the current page. */
  readonly alias?: true;
  /** Everyone, if left out. */
  readonly roles?: readonly Role[];
  /** What waits behind it, shown as a count. */
  readonly waiting?: readonly WaitingKind[];
  readonly only?: Only;
  /** Only for those who may do something of any of these. */
  readonly flags?: readonly FlagGroup[];
}

/**
 * For whom, or where, alone something stands: for who decides somebody's leave, as the office does for everybody; where the
 * company shows samples; where there are rates, or somebody has noted what they drove; for who checks in for others.
 */
type Only = 'decides' | 'samples' | 'mileage' | 'crew';

const office: readonly Role[] = ['HR', 'SA'];
/** Everybody but guests, who see the holidays and their own account. */
const employed: readonly Role[] = ['MEMBER', ...office];

/** The side navigation in its order (behaviour 2): the day of everybody, what some decide, then the office's own. */
const items: readonly (NavigationLabel | NavigationLink)[] = [
  { kind: 'link', name: 'dashboard', path: '/dashboard/public_holiday', icon: Dashboard, alias: true },
  { kind: 'label', name: 'attendance', roles: employed },
  { kind: 'link', name: 'checkInOut', path: '/dashboard/checkinmember', icon: Timer, roles: employed },
  { kind: 'link', name: 'crew', path: '/dashboard/crew', icon: Group, only: 'crew' },
  {
    kind: 'link',
    name: 'attendanceSummary',
    path: '/dashboard/attendance_summary',
    icon: Assessment,
    roles: employed,
  },
  { kind: 'link', name: 'calendar', path: '/dashboard/public_holiday', icon: CalendarMonth },
  { kind: 'link', name: 'takeLeave', path: '/dashboard/take_leave', icon: BeachAccess, roles: employed },
  {
    kind: 'link',
    name: 'tripAssignment',
    path: '/dashboard/trip_assignment',
    icon: FlightTakeoff,
    waiting: ['tripApprovals'],
    roles: employed,
  },
  {
    kind: 'link',
    name: 'mileage',
    path: '/dashboard/mileage',
    icon: DirectionsCar,
    waiting: ['mileageApprovals'],
    roles: employed,
    only: 'mileage',
  },
  {
    kind: 'link',
    name: 'leaveApprovals',
    path: '/dashboard/leave_approvals',
    icon: EventAvailable,
    waiting: ['leaveApprovals'],
    only: 'decides',
  },
  { kind: 'link', name: 'whoIsIn', path: '/dashboard/who_is_in', icon: HowToReg, only: 'decides' },
  {
    kind: 'link',
    name: 'attendanceGroup',
    path: '/dashboard/attendance_group',
    icon: GridOn,
    only: 'decides',
  },
  { kind: 'link', name: 'roster', path: '/dashboard/roster', icon: CalendarViewWeek, only: 'decides' },
  {
    kind: 'link',
    name: 'attendanceCorrections',
    path: '/dashboard/attendance_corrections',
    icon: EditNote,
    waiting: ['corrections'],
    only: 'decides',
  },
  {
    kind: 'link',
    name: 'attendanceReview',
    path: '/dashboard/attendance_review',
    icon: FactCheck,
    waiting: ['attendanceReview'],
    only: 'decides',
  },
  { kind: 'label', name: 'office', roles: office },
  {
    kind: 'link',
    name: 'members',
    path: '/dashboard/members',
    icon: Group,
    waiting: ['passwordRequests'],
    roles: office,
  },
  { kind: 'link', name: 'payPeriods', path: '/dashboard/pay_periods', icon: EventNote, roles: office },
  {
    kind: 'link',
    name: 'holidays',
    path: '/dashboard/holidays',
    icon: EditCalendar,
    waiting: ['affectedLeave', 'holidaysToEnter'],
    roles: office,
  },
  { kind: 'link', name: 'leaveBalances', path: '/dashboard/leave_balances', icon: Balance, roles: office },
  { kind: 'link', name: 'lists', path: '/dashboard/lists', icon: FormatListBulleted, roles: office },
  { kind: 'link', name: 'company', path: '/dashboard/company', icon: Business, roles: office },
  { kind: 'link', name: 'audit', path: '/dashboard/audit', icon: History, roles: ['SA'] },
  { kind: 'label', name: 'administration', flags: flagGroups },
  { kind: 'link', name: 'users', path: '/admin/users', icon: ManageAccounts, flags: ['users'] },
  { kind: 'link', name: 'photos', path: '/admin/photos', icon: PhotoLibrary, flags: ['photos'] },
  { kind: 'link', name: 'permissions', path: '/admin/permissions', icon: KeyOutlined, flags: ['permissions'] },
  { kind: 'link', name: 'samples', path: '/sample', icon: WidgetsOutlined, roles: employed, only: 'samples' },
];

/** Nothing of what is not known yet. */
interface Reader extends Readonly<Record<Only, boolean | undefined>> {
  readonly role: Role;
  readonly flags: Flags | undefined;
}

/** What somebody finds in the navigation. */
export function navigationFor({ role, flags, ...reader }: Reader): readonly (NavigationLabel | NavigationLink)[] {
  // Of the office nobody waits to hear it: entries that came later would move the ones beneath them from under a press.
  const known = { ...reader, decides: reader.decides || office.includes(role) };
  return items.filter(
    (it) =>
      (it.roles?.includes(role) ?? true) &&
      (!('only' in it && it.only) || known[it.only]) &&
      (!it.flags || it.flags.some((group) => flagActs.some((act) => flags?.[group][act]))),
  );
}
