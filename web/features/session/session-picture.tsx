import Box from '@mui/material/Box';

const days = Array.from({ length: 15 }, (_day, index) => ({
  key: index,
  x: 34 + (index % 5) * 30,
  y: 92 + Math.floor(index / 5) * 28,
}));

/** A calendar with days ticked off and a clock before it, in the colour of the words around it. */
export function SessionPicture() {
  return (
    <Box component="svg" viewBox="0 0 240 210" aria-hidden sx={{ width: '100%', maxWidth: 260, display: 'block' }}>
      <rect x="16" y="30" width="168" height="156" rx="14" fill="#fff" stroke="#c9d5ea" strokeWidth="2" />
      <path d="M16 44a14 14 0 0 1 14-14h140a14 14 0 0 1 14 14v24H16z" fill="#1976d2" />
      <g stroke="currentColor" strokeWidth="7" strokeLinecap="round">
        <path d="M56 20v22M144 20v22" />
      </g>
      {days.map(({ key, x, y }) => (
        <rect key={key} x={x} y={y - 8} width="20" height="18" rx="5" fill={key === 7 ? '#ffaf38' : '#e3ebf8'} />
      ))}
      <g fill="none" stroke="#1b7a3d" strokeWidth="3.5" strokeLinecap="round" strokeLinejoin="round">
        <path d="m39 92 4 5 7-9M69 92l4 5 7-9M99 92l4 5 7-9M129 92l4 5 7-9M39 120l4 5 7-9" />
      </g>
      <circle cx="182" cy="150" r="44" fill="currentColor" />
      <circle cx="182" cy="150" r="36" fill="#fff" stroke="#8fa3c8" />
      <g stroke="#222a45" strokeWidth="5" strokeLinecap="round">
        <path d="M182 150v-22M182 150l14 10" />
      </g>
      <g fill="#8fa3c8">
        <circle cx="182" cy="120" r="2.5" />
        <circle cx="212" cy="150" r="2.5" />
        <circle cx="182" cy="180" r="2.5" />
        <circle cx="152" cy="150" r="2.5" />
      </g>
    </Box>
  );
}
