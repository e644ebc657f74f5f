// With the first page that has lists to deal with; on the landing page, once it rests (`beside/beside.tsx`).
import '../lib/gestures/begun-press.ts';
import '../lib/gestures/moved-away.ts';

/**
 * How each page is fetched that is neither the sign-in nor the landing page: in a file of their own, so that no visitor and
 * no member waits for the list.
 */
export const signUp = () => import('../pages/sign-up-page.tsx');
export const forgotPassword = () => import('../pages/forgot-password-page.tsx');
export const resetPassword = () => import('../pages/reset-password-page.tsx');
export const secondStep = () => import('../pages/second-step-page.tsx');
export const undoMail = () => import('../pages/undo-mail-page.tsx');
export const setUp = () => import('../pages/set-up-page.tsx');
export const notFound = () => import('../pages/not-found-page.tsx');
export const checkIn = () => import('../pages/check-in-page.tsx');
export const checkInNow = () => import('../pages/check-in-now-page.tsx');
export const crew = () => import('../pages/crew-page.tsx');
export const memberProfile = () => import('../pages/member-profile-page.tsx');
export const memberSetting = () => import('../pages/member-setting-page.tsx');
export const members = () => import('../pages/members-page.tsx');
export const membersImport = () => import('../pages/members-import-page.tsx');
export const member = () => import('../pages/member-page.tsx');
export const attendanceReview = () => import('../pages/attendance-review-page.tsx');
export const attendanceSummary = () => import('../pages/attendance-summary-page.tsx');
export const whoIsIn = () => import('../pages/who-is-in-page.tsx');
export const attendanceGroup = () => import('../pages/attendance-group-page.tsx');
export const roster = () => import('../pages/roster-page.tsx');
export const attendanceCorrections = () => import('../pages/attendance-corrections-page.tsx');
export const payPeriods = () => import('../pages/pay-periods-page.tsx');
export const takeLeave = () => import('../pages/take-leave-page.tsx');
export const leaveApprovals = () => import('../pages/leave-approvals-page.tsx');
export const company = () => import('../pages/company-page.tsx');
export const leaveBalances = () => import('../pages/leave-balances-page.tsx');
export const audit = () => import('../pages/audit-page.tsx');
export const lists = () => import('../pages/lists-page.tsx');
export const holidays = () => import('../pages/holidays-page.tsx');
export const adminUsers = () => import('../pages/admin-users-page.tsx');
export const adminPhotos = () => import('../pages/admin-photos-page.tsx');
export const adminPermissions = () => import('../pages/admin-permissions-page.tsx');
export const samples = () => import('../samples/sample-routes.tsx');
export const tripAssignment = () => import('../pages/trip-assignment-page.tsx');
export const mileage = () => import('../pages/mileage-page.tsx');
export const door = () => import('../pages/door-page.tsx');
export const charts = () => import('../pages/charts-page.tsx');
export const material = () => import('../pages/material-page.tsx');
