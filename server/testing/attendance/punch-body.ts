/** What a browser at the office sends for a check-in or a check-out, with whatever a test says otherwise. */
export const punchBody = (membercode: string, checktype: 'in' | 'out', more: object = {}) => ({
  clientid: crypto.randomUUID() as string,
  membercode,
  checktype,
  checktime: '2026-11-20T09:00:00+06:30',
  latitude: 16.779,
  longitude: 96.158,
  accuracy: 12,
  ...more,
});
