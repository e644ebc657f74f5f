import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes } from 'react-router';
import { FullPageLoader } from '../components/page/full-page-loader.tsx';
import { LANDING } from '../lib/redirect.ts';
import SignInPage from '../pages/sign-in-page.tsx';
import { OfficeOnly, RequireSession, VisitorsOnly } from './guard.tsx';
import { laterPages } from './later-pages.ts';

/** The shell and the landing page are needed at the same moment, so they come as one file. */
export const loadSignedIn = () => import('./signed-in.ts');

const Shell = lazy(async () => ({ default: (await loadSignedIn()).Shell }));
const PublicHoliday = lazy(async () => ({ default: (await loadSignedIn()).PublicHolidayPage }));
const SignUp = lazy(() => import('../pages/sign-up-page.tsx'));
const ForgotPassword = lazy(() => import('../pages/forgot-password-page.tsx'));
const ResetPassword = lazy(() => import('../pages/reset-password-page.tsx'));
const SetUp = lazy(() => import('../pages/set-up-page.tsx'));
const NotFound = lazy(() => import('../pages/not-found-page.tsx'));
const CheckIn = lazy(() => import('../pages/check-in-page.tsx'));
const CheckInNow = lazy(() => import('../pages/check-in-now-page.tsx'));
const MemberProfile = lazy(() => import('../pages/member-profile-page.tsx'));
const MemberSetting = lazy(() => import('../pages/member-setting-page.tsx'));
const Members = lazy(() => import('../pages/members-page.tsx'));
const AttendanceReview = lazy(() => import('../pages/attendance-review-page.tsx'));
const TakeLeave = lazy(() => import('../pages/take-leave-page.tsx'));
const LeaveApprovals = lazy(() => import('../pages/leave-approvals-page.tsx'));
const Company = lazy(() => import('../pages/company-page.tsx'));
const LeaveBalances = lazy(() => import('../pages/leave-balances-page.tsx'));
const Holidays = lazy(() => import('../pages/holidays-page.tsx'));
const TripAssignment = lazy(() => import('../pages/trip-assignment-page.tsx'));
const NotHereYet = lazy(() => import('../pages/not-here-yet-page.tsx'));

/** Every address (behaviour 2), each page but the first loaded on demand. */
export function AppRoutes() {
  const { t } = useTranslation();
  return (
    <Suspense fallback={<FullPageLoader label={t('shell.loading')} />}>
      <Routes>
        <Route path="/session" element={<VisitorsOnly />}>
          <Route path="signin" element={<SignInPage />} />
          <Route path="signup" element={<SignUp />} />
          <Route path="forgot-password" element={<ForgotPassword />} />
        </Route>
        <Route path="/session/reset" element={<ResetPassword />} />
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
          <Route path="/dashboard/public_holiday" element={<PublicHoliday />} />
          <Route path="/dashboard/checkinmember" element={<CheckIn />} />
          <Route path="/dashboard/checkinmember/new" element={<CheckInNow />} />
          <Route path="/dashboard/take_leave" element={<TakeLeave />} />
          <Route path="/dashboard/leave_approvals" element={<LeaveApprovals />} />
          <Route path="/dashboard/trip_assignment" element={<TripAssignment />} />
          <Route path="/dashboard/member-profile" element={<MemberProfile />} />
          <Route path="/dashboard/member-setting" element={<MemberSetting />} />
          <Route element={<OfficeOnly otherwise={<NotFound />} />}>
            <Route path="/dashboard/members" element={<Members />} />
            <Route path="/dashboard/attendance_review" element={<AttendanceReview />} />
            <Route path="/dashboard/holidays" element={<Holidays />} />
            <Route path="/dashboard/leave_balances" element={<LeaveBalances />} />
            <Route path="/dashboard/company" element={<Company />} />
          </Route>
          {laterPages.map(({ path, name }) => (
            <Route key={path} path={path} element={<NotHereYet page={t(name)} />} />
          ))}
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
