/** Choices side by side; two beside each other on a phone, each with a border of its own. */
export const wrappingChoices = {
  display: { xs: 'grid', sm: 'inline-flex' },
  gridTemplateColumns: '1fr 1fr',
  gap: { xs: 1, sm: 0 },
  justifySelf: { sm: 'start' },
  '& .MuiToggleButton-root.MuiToggleButton-root': {
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: { xs: 1, sm: 0 },
    ml: { xs: 0, sm: '-1px' },
  },
} as const;
