/** The rows of mileage in the table of who may make which call; see `allow-leave.ts` for how a row is read. */
const signedIn = '401 200 200 200 200 200 200 403';
const office = '  401 403 403 403 403 200 200 403';
const absent = '  401 404 404 404 404 404 404 403';
/** The member, who decides for them, and the office. */
const seen = { own: signedIn, others: '401 404 404 200 404 200 200 403', absent };
/** The member alone. */
const ownAlone = { own: signedIn, others: absent, absent };

export const allowMileage = {
  readMileageTerms: signedIn,
  saveMileageTerms: '401 403 403 403 403 403 200 403',
  addMileage: { own: '401 201 201 201 201 201 201 403', others: absent, absent },
  changeMileage: ownAlone,
  removeMileage: ownAlone,
  decideMileage: { ...seen, own: '401 403 403 403 403 403 403 403' },
  // Of a trip that is nothing to them there is nothing to see.
  readDriven: { own: signedIn, others: signedIn, absent: signedIn },
  listMileage: signedIn,
  mileageAsCsv: office,
  mileageAsWorkbook: office,
} as const;
