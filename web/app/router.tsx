import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes } from 'react-router';
import { FullPageLoader } from '../components/page/full-page-loader.tsx';
import { untilLoaded } from '../lib/missing-parts.ts';
import { LANDING } from '../lib/redirect.ts';
import SignInPage from '../pages/sign-in-page.tsx';
import { AdministratorsOnly, EmployedOnly, OfficeOnly, RequireSession, VisitorsOnly } from './guard.tsx';
import { withOwnWords, withPageWords, withStyleGuideWords } from './messages/messages.ts';

/** The shell and the landing page are needed at the same moment, so they come as one file. */
export const loadSignedIn = () => untilLoaded(() => withOwnWords(import('./signed-in.ts')));

const pageOnDemand = <Props,>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => untilLoaded(() => withPageWords(load())));

const styleGuidePage = <Props,>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => untilLoaded(() => withStyleGuideWords(withPageWords(load()))));

const Shell = lazy(async () => ({ default: (await loadSignedIn()).Shell }));
const PublicHoliday = lazy(async () => ({ default: (await loadSignedIn()).PublicHolidayPage }));
const FirstSteps = pageOnDemand(() => import('../features/office/first-steps.tsx'));
const LeftAt = pageOnDemand(() => import('../features/attendance/corrections/left-at-dialog.tsx'));
const SignUp = pageOnDemand(() => import('../pages/sign-up-page.tsx'));
const ForgotPassword = pageOnDemand(() => import('../pages/forgot-password-page.tsx'));
const ResetPassword = pageOnDemand(() => import('../pages/reset-password-page.tsx'));
const SecondStep = pageOnDemand(() => import('../pages/second-step-page.tsx'));
const UndoMail = pageOnDemand(() => import('../pages/undo-mail-page.tsx'));
const SetUp = pageOnDemand(() => import('../pages/set-up-page.tsx'));
const NotFound = pageOnDemand(() => import('../pages/not-found-page.tsx'));
const CheckIn = pageOnDemand(() => import('../pages/check-in-page.tsx'));
const CheckInNow = pageOnDemand(() => import('../pages/check-in-now-page.tsx'));
const MemberProfile = pageOnDemand(() => import('../pages/member-profile-page.tsx'));
const MemberSetting = pageOnDemand(() => import('../pages/member-setting-page.tsx'));
const Members = pageOnDemand(() => import('../pages/members-page.tsx'));
const MembersImport = pageOnDemand(() => import('../pages/members-import-page.tsx'));
const Member = pageOnDemand(() => import('../pages/member-page.tsx'));
const AttendanceReview = pageOnDemand(() => import('../pages/attendance-review-page.tsx'));
const AttendanceSummary = pageOnDemand(() => import('../pages/attendance-summary-page.tsx'));
const WhoIsIn = pageOnDemand(() => import('../pages/who-is-in-page.tsx'));
const AttendanceGroup = pageOnDemand(() => import('../pages/attendance-group-page.tsx'));
const AttendanceCorrections = pageOnDemand(() => import('../pages/attendance-corrections-page.tsx'));
const PayPeriods = pageOnDemand(() => import('../pages/pay-periods-page.tsx'));
const TakeLeave = pageOnDemand(() => import('../pages/take-leave-page.tsx'));
const LeaveApprovals = pageOnDemand(() => import('../pages/leave-approvals-page.tsx'));
const Company = pageOnDemand(() => import('../pages/company-page.tsx'));
const LeaveBalances = pageOnDemand(() => import('../pages/leave-balances-page.tsx'));
const Audit = pageOnDemand(() => import('../pages/audit-page.tsx'));
const Lists = pageOnDemand(() => import('../pages/lists-page.tsx'));
const Holidays = pageOnDemand(() => import('../pages/holidays-page.tsx'));
const AdminUsers = pageOnDemand(() => import('../pages/admin-users-page.tsx'));
const AdminPhotos = pageOnDemand(() => import('../pages/admin-photos-page.tsx'));
const AdminPermissions = pageOnDemand(() => import('../pages/admin-permissions-page.tsx'));
const Samples = pageOnDemand(() => import('../samples/sample-routes.tsx'));
const TripAssignment = pageOnDemand(() => import('../pages/trip-assignment-page.tsx'));
const Charts = styleGuidePage(() => import('../pages/charts-page.tsx'));
const Material = styleGuidePage(() => import('../pages/material-page.tsx'));

/** Every address (behaviour 2), each page but the first loaded on demand. */
export function AppRoutes() {
  const { t } = useTranslation();
  return (
    <Suspense fallback={<FullPageLoader label={t('shell.loading')} />}>
      <Routes>
        <Route path="/session" element={<VisitorsOnly />}>
          <Route path="signin" element={<SignInPage />} />
          <Route path="second" element={<SecondStep />} />
          <Route path="signup" element={<SignUp />} />
          <Route path="forgot-password" element={<ForgotPassword />} />
        </Route>
        <Route path="/session/reset" element={<ResetPassword />} />
        <Route path="/session/mail" element={<UndoMail />} />
        <Route path="/session/404" element={<NotFoundAlone />} />
        <Route path="/setup" element={<SetUp />} />
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
            element={<PublicHoliday forOffice={<FirstSteps />} LeftAt={LeftAt} />}
          />
          <Route path="/dashboard/member-profile" element={<MemberProfile />} />
          <Route path="/dashboard/member-setting" element={<MemberSetting />} />
          <Route path="/admin/users" element={<AdminUsers />} />
          <Route path="/admin/photos" element={<AdminPhotos />} />
          <Route path="/admin/permissions" element={<AdminPermissions />} />
          <Route element={<EmployedOnly otherwise={<NotFound />} />}>
            <Route path="/dashboard/checkinmember" element={<CheckIn />} />
            <Route path="/dashboard/checkinmember/new" element={<CheckInNow />} />
            <Route path="/dashboard/attendance_summary" element={<AttendanceSummary />} />
            <Route path="/dashboard/who_is_in" element={<WhoIsIn />} />
            <Route path="/dashboard/attendance_group" element={<AttendanceGroup />} />
            <Route path="/dashboard/attendance_corrections" element={<AttendanceCorrections />} />
            <Route path="/dashboard/attendance_review" element={<AttendanceReview />} />
            <Route path="/dashboard/take_leave" element={<TakeLeave />} />
            <Route path="/dashboard/leave_approvals" element={<LeaveApprovals />} />
            <Route path="/dashboard/trip_assignment" element={<TripAssignment />} />
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
