/** A notice with a way to what it is about: beside its words where there is room for both, else beneath them, in one line. */
export const noticeLine = {
  alignItems: 'center',
  flexWrap: 'wrap',
  '& .MuiAlert-message': { flex: '1 1 180px' },
  '& .MuiAlert-action': { flexWrap: 'wrap', justifyContent: 'flex-end', columnGap: 1 },
} as const;
