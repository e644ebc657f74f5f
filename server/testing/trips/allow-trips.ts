/**
 * The rows of trips in the table of who may make which call, where the office shows members their own trips alone;
 * see `allow-leave.ts` for how a row is read.
 */
const signedIn = '401 200 200 200 200 200 200 403';
const absent = ' 401 404 404 404 404 404 404 403';
const ownOrOffice = { own: signedIn, others: '401 404 404 404 404 200 200 403', absent };

export const allowTrips = {
  addTrip: '       401 201 201 201 201 201 201 403',
  updateTrip: ownOrOffice,
  checkTrip: signedIn,
  listTrips: signedIn,
  readTrip: ownOrOffice,
  cancelTrip: ownOrOffice,
  // Nobody of the crew decides; the member's manager and the office do.
  decideTrip: {
    own: '   401 403 403 403 403 403 403 403',
    others: '401 404 404 200 404 200 200 403',
    absent,
  },
  // Who asks for a trip does not object to it; for who is not of its crew there is nothing to object to.
  objectToTrip: {
    own: '   401 403 403 403 403 403 403 403',
    others: absent,
    absent,
  },
  listTripsToDecide: signedIn,
  listTripPlaces: signedIn,
} as const;
