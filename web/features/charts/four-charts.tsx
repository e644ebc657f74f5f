import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { ChartCard } from './chart-card.tsx';
import { type ChartLook, useChartLook } from './chart-look.ts';
import { area, bars, doughnut, lines } from './chart-options.ts';
import { type Figures, useFigures } from './figures.ts';

const kinds = { doughnut, line: lines, bars, area } as const;

/** The four charts, two beside each other where there is room. */
export function FourCharts() {
  const figures = useFigures();
  const look = useChartLook();
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, sm: 3 }, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' } }}>
      {(Object.keys(kinds) as (keyof typeof kinds)[]).map((kind) => (
        <DrawnCard key={kind} kind={kind} figures={figures[kind]} look={look} />
      ))}
    </Box>
  );
}

interface DrawnCardProps {
  readonly kind: keyof typeof kinds;
  readonly figures: Figures;
  readonly look: ChartLook;
}

function DrawnCard({ kind, figures, look }: DrawnCardProps) {
  // Both are made anew with every look at the page; what they say changes with the theme alone.
  const said = JSON.stringify([figures, look]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said holds both.
  const option = useMemo(() => kinds[kind](figures, look), [kind, said]);
  return <ChartCard figures={figures} option={option} />;
}
