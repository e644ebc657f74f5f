import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes } from 'react-router';
import { FullPageLoader } from '../components/page/full-page-loader.tsx';
import { untilLoaded } from '../lib/loading/missing-parts.ts';
import { LANDING } from '../lib/session/redirect.ts';
import SignInPage from '../pages/sign-in-page.tsx';
import { AdministratorsOnly, EmployedOnly, OfficeOnly, RequireSession, VisitorsOnly } from './guard.tsx';
import { withOwnWords, withPageWords, withStyleGuideWords } from './messages/messages.ts';

/** The shell and the landing page are needed at the same moment, so they come as one file. */
export const loadSignedIn = () => untilLoaded(() => withOwnWords(import('./signed-in.ts')));

/** What stands on a page, fetched when it is shown. */
const partOnDemand = <Props,>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => untilLoaded(() => withPageWords(load())));

type Pages = typeof import('./pages.ts');
type Fetch = (pages: Pages) => Promise<{ default: ComponentType }>;

const fetched = async (fetch: Fetch) => fetch(await import('./pages.ts'));
const page = (fetch: Fetch) => partOnDemand(() => fetched(fetch));
const styleGuidePage = (fetch: Fetch) =>
  lazy(() => untilLoaded(() => withStyleGuideWords(withPageWords(fetched(fetch)))));

const Shell = lazy(async () => ({ default: (await loadSignedIn()).Shell }));
const PublicHoliday = lazy(async () => ({ default: (await loadSignedIn()).PublicHolidayPage }));
const OfficeDesk = partOnDemand(() => import('./office-desk.tsx'));
const LeftAt = partOnDemand(() => import('../features/attendance/corrections/left-at-dialog.tsx'));
const WaitingHere = partOnDemand(() => import('../features/session/waiting-here.tsx'));
const SignUp = page((it) => it.signUp());
const ForgotPassword = page((it) => it.forgotPassword());
const ResetPassword = page((it) => it.resetPassword());
const SecondStep = page((it) => it.secondStep());
const UndoMail = page((it) => it.undoMail());
const SetUp = page((it) => it.setUp());
const Door = page((it) => it.door());
const NotFound = page((it) => it.notFound());
const CheckIn = page((it) => it.checkIn());
const CheckInNow = page((it) => it.checkInNow());
const Crew = page((it) => it.crew());
const MemberProfile = page((it) => it.memberProfile());
const MemberSetting = page((it) => it.memberSetting());
const Members = page((it) => it.members());
const MembersImport = page((it) => it.membersImport());
const Member = page((it) => it.member());
const AttendanceReview = page((it) => it.attendanceReview());
const AttendanceSummary = page((it) => it.attendanceSummary());
const WhoIsIn = page((it) => it.whoIsIn());
const AttendanceGroup = page((it) => it.attendanceGroup());
const Roster = page((it) => it.roster());
const AttendanceCorrections = page((it) => it.attendanceCorrections());
const PayPeriods = page((it) => it.payPeriods());
const TakeLeave = page((it) => it.takeLeave());
const LeaveApprovals = page((it) => it.leaveApprovals());
const Company = page((it) => it.company());
const LeaveBalances = page((it) => it.leaveBalances());
const Audit = page((it) => it.audit());
const Lists = page((it) => it.lists());
const Holidays = page((it) => it.holidays());
const AdminUsers = page((it) => it.adminUsers());
const AdminPhotos = page((it) => it.adminPhotos());
const AdminPermissions = page((it) => it.adminPermissions());
const Samples = page((it) => it.samples());
const TripAssignment = page((it) => it.tripAssignment());
const Mileage = page((it) => it.mileage());
const Charts = styleGuidePage((it) => it.charts());
const Material = styleGuidePage((it) => it.material());

/** Every address (behaviour 2), each page but the first loaded on demand. */
export function AppRoutes() {
  const { t } = useTranslation();
  return (
    <Suspense fallback={<FullPageLoader label={t('shell.loading')} />}>
      <Routes>
        <Route path="/session" element={<VisitorsOnly />}>
          <Route path="signin" element={<SignInPage waiting={<WaitingHere />} />} />
          <Route path="second" element={<SecondStep />} />
          <Route path="forgot-password" element={<ForgotPassword />} />
        </Route>
        <Route path="/session/signup" element={<SignUp />} />
        <Route path="/session/reset" element={<ResetPassword />} />
        <Route path="/session/mail" element={<UndoMail />} />
        <Route path="/session/404" element={<NotFoundAlone />} />
        <Route path="/setup" element={<SetUp />} />
        <Route path="/door" element={<Door />} />
        <Route
          element={
            <RequireSession>
              <Shell />
            </RequireSession>
          }
        >
          {/* Inside the shell, so that what was said or read outlives the way home. */}
          <Route path="/" element={<Navigate to={LANDING} replace />} />
          <Route
            path="/dashboard/public_holiday"
            element={<PublicHoliday forOffice={<OfficeDesk />} LeftAt={LeftAt} />}
          />
          <Route path="/dashboard/member-profile" element={<MemberProfile />} />
          <Route path="/dashboard/member-setting" element={<MemberSetting />} />
          <Route path="/admin/users" element={<AdminUsers />} />
          <Route path="/admin/photos" element={<AdminPhotos />} />
          <Route path="/admin/permissions" element={<AdminPermissions />} />
          <Route element={<EmployedOnly otherwise={<NotFound />} />}>
            <Route path="/dashboard/checkinmember" element={<CheckIn />} />
            <Route path="/dashboard/checkinmember/new" element={<CheckInNow />} />
            <Route path="/dashboard/crew" element={<Crew />} />
            <Route path="/dashboard/attendance_summary" element={<AttendanceSummary />} />
            <Route path="/dashboard/who_is_in" element={<WhoIsIn />} />
            <Route path="/dashboard/attendance_group" element={<AttendanceGroup />} />
            <Route path="/dashboard/roster" element={<Roster />} />
            <Route path="/dashboard/attendance_corrections" element={<AttendanceCorrections />} />
            <Route path="/dashboard/attendance_review" element={<AttendanceReview />} />
            <Route path="/dashboard/take_leave" element={<TakeLeave />} />
            <Route path="/dashboard/leave_approvals" element={<LeaveApprovals />} />
            <Route path="/dashboard/trip_assignment" element={<TripAssignment />} />
            <Route path="/dashboard/mileage" element={<Mileage />} />
            <Route element={<OfficeOnly otherwise={<NotFound />} />}>
              <Route path="/dashboard/members" element={<Members />} />
              <Route path="/dashboard/members/import" element={<MembersImport />} />
              <Route path="/dashboard/members/:id" element={<Member />} />
              <Route path="/dashboard/pay_periods" element={<PayPeriods />} />
              <Route path="/dashboard/holidays" element={<Holidays />} />
              <Route path="/dashboard/leave_balances" element={<LeaveBalances />} />
              <Route path="/dashboard/lists" element={<Lists />} />
              <Route path="/dashboard/company" element={<Company />} />
            </Route>
            <Route element={<AdministratorsOnly otherwise={<NotFound />} />}>
              <Route path="/dashboard/audit" element={<Audit />} />
            </Route>
            <Route path="/sample/*" element={<Samples />} />
            <Route path="/charts/echarts" element={<Charts />} />
            <Route path="/material/:page" element={<Material />} />
          </Route>
        </Route>
        <Route path="*" element={<NotFoundAlone />} />
      </Routes>
    </Suspense>
  );
}

/** Outside the shell the page brings its own landmark. */
function NotFoundAlone() {
  return (
    <main>
      <NotFound />
    </main>
  );
}
