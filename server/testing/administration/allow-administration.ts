/**
 * The rows of users, permissions, photos and files: the HTTP status for ANON, A, B, M, M2, HR, SA and SUSP. Of those
 * only SA has flags; what a flag opens to others is in administration.test.ts.
 */
const signedIn = '     401 200 200 200 200 200 200 403';
const flagged = '      401 403 403 403 403 403 200 403';
const flaggedNew = '   401 403 403 403 403 403 201 403';
const flaggedAbsent = '401 403 403 403 403 403 404 403';
const thing = { own: flagged, others: flagged, absent: flaggedAbsent };

export const allowAdministration = {
  readOwnFlags: signedIn,
  registerUser: flaggedNew,
  listUsers: flagged,
  deleteUser: { own: '401 403 403 403 403 403 403 403', others: flagged, absent: flaggedAbsent },
  listPermissions: flagged,
  addPermission: flaggedNew,
  updatePermission: thing,
  deletePermission: thing,
  listPhotos: flagged,
  addPhoto: { own: flaggedNew, others: '401 403 403 403 403 403 422 403', absent: '401 403 403 403 403 403 422 403' },
  updatePhoto: thing,
  deletePhoto: thing,
  uploadFile: signedIn,
  readFile: {
    own: signedIn,
    others: ' 401 404 404 404 404 404 200 403',
    absent: ' 401 404 404 404 404 404 404 403',
  },
} as const;
