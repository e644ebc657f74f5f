import Box from '@mui/material/Box';
import type { EChartsCoreOption } from 'echarts/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../components/page/panel.tsx';
import { Chart } from './chart.tsx';
import type { Figures } from './figures.ts';

interface ChartCardProps {
  readonly figures: Figures;
  readonly option: EChartsCoreOption;
}

/** A chart for the eye, and the same figures as a table for everybody. */
export function ChartCard({ figures, option }: ChartCardProps) {
  const { t } = useTranslation();
  const [unfolded, setUnfolded] = useState(false);
  return (
    <Panel title={figures.title}>
      <Chart option={option} />
      <Box
        component="details"
        onToggle={(event) => setUnfolded((event.currentTarget as HTMLDetailsElement).open)}
        sx={{ mt: 1, '& summary': { minHeight: 44, py: 1.25, cursor: 'pointer' } }}
      >
        <summary>{t('charts.asTable')}</summary>
        <FigureTable figures={figures} />
      </Box>
      {/* What is folded away is out of reach of a screen reader, and the drawing says nothing to it. */}
      {!unfolded && (
        <Box sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}>
          <FigureTable figures={figures} />
        </Box>
      )}
    </Panel>
  );
}

function FigureTable({ figures }: { readonly figures: Figures }) {
  return (
    <Box component="table" aria-label={figures.title} sx={table}>
      <thead>
        <tr>
          <th scope="col">{figures.of}</th>
          {figures.series.map((it) => (
            <th key={it.name} scope="col">
              {it.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.names.map((name, index) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {figures.series.map((it) => (
              <td key={it.name}>{it.values[index]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const table = {
  borderCollapse: 'collapse',
  '& th': { textAlign: 'left', fontWeight: 500 },
  '& td': { textAlign: 'right' },
  '& th, & td': { py: 0.75, pr: 3, borderBottom: '1px solid', borderColor: 'divider' },
};
