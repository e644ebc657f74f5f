/** Leave that its member has taken back or the office has cancelled. */
export const leaveCancelled = {
  list: 'Taken back or cancelled',
  none: 'No leave has been taken back or cancelled yet.',
  withdrawn: 'Taken back',
  cancelled: 'Cancelled',
  withdrawnOn: 'Taken back on {{at}} by {{name}}',
  cancelledOn: 'Cancelled on {{at}} by {{name}}',
  reason: 'Reason: {{reason}}',
} as const;
