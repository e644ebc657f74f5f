/** The rows of doors in the table of who may make which call; see `allow-leave.ts` for how a row is read. */
const signedIn = '401 200 200 200 200 200 200 403';
const administrator = '401 403 403 403 403 403 200 403';
/** The office of another, never of themselves. */
const ofAnother = (done: 200 | 201) => ({
  own: '   401 403 403 403 403 403 403 403',
  others: `401 403 403 403 403 ${done} ${done} 403`,
  absent: '401 403 403 403 403 404 404 403',
});

export const allowDoors = {
  listDoors: administrator,
  addDoor: '    401 403 403 403 403 403 201 403',
  changeDoor: administrator,
  pairDoor: '   401 403 403 403 403 403 201 403',
  endDoor: administrator,
  // A session opens nothing at a door, nor is there a link for anybody; doors.test.ts has a device that is at one.
  takePairing: '422 422 422 422 422 422 422 422',
  readDoor: '   401 401 401 401 401 401 401 401',
  punchAtDoor: '401 401 401 401 401 401 401 401',
  readPin: signedIn,
  choosePin: signedIn,
  removePin: signedIn,
  readMemberPin: ofAnother(200),
  handOutPin: ofAnother(201),
  handOutPins: '401 403 403 403 403 201 201 403',
  takePin: ofAnother(200),
} as const;
