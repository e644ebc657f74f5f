/**
 * What guests may call as well as members. A guest is a persona too: in every other call that asks for a session they
 * are refused with 403.
 */
export const forGuests: ReadonlySet<string> = new Set([
  'issueToken',
  'signIn',
  'register',
  'signOut',
  'forgotPassword',
  'resetPassword',
  'setUpCompany',
  'healthz',
  'readyz',
  'readWelcome',

  'finishSignIn',
  'readFactors',
  'addFactor',
  'removeFactor',
  'listSessions',
  'revokeSession',
  'changePassword',
  'readPreferences',
  'savePreferences',
  'revokeOtherSessions',
  'downloadOwnData',
  'readProfile',
  'updateProfile',
  'readCompany',
  'listNotifications',
  'addNotification',
  'deleteNotification',
  'deleteAllNotifications',
  'readNotification',
  'read_memberno_info',
  'read_records_memberno_info',
  'read_publicholiday_info',
  'read_records_publicholiday_info',

  'readOwnFlags',
  'uploadFile',
  'readFile',
]);
