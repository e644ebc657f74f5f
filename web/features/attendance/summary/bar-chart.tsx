import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

export interface Bar {
  readonly name: string;
  /** What stands beneath it. */
  readonly short: string;
  /** One for each of the series. */
  readonly values: readonly number[];
}

interface BarChartProps {
  readonly label: string;
  readonly series: readonly {
    readonly name: string;
    readonly color: 'primary' | 'success' | 'info' | 'leave' | 'error' | 'divider';
  }[];
  readonly bars: readonly Bar[];
  /** A value as people read it. */
  readonly show: (value: number) => string;
  /** One bar upon the other, not side by side. */
  readonly stacked?: boolean;
  /** Where bars begin; 0, if left out. */
  readonly base?: number;
}

const HEIGHT = 140;
const SLOT = 44;

const colorOf = (color: BarChartProps['series'][number]['color']) =>
  color === 'divider' ? 'var(--mui-palette-divider)' : `var(--mui-palette-${color}-main)`;

/** Bars by month. The picture is for the eye; the table under it says the same in words. */
export function BarChart({ label, series, bars, show, stacked = false, base = 0 }: BarChartProps) {
  const { t } = useTranslation();
  const most = Math.max(base + 1, ...bars.map((it) => (stacked ? sumOf(it.values) : Math.max(...it.values))));
  const width = (SLOT - 8) / (stacked ? 1 : series.length);
  return (
    <Box component="figure" sx={{ m: 0, display: 'grid', gap: 1 }}>
      <Box sx={{ overflowX: 'auto' }}>
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${SLOT * bars.length} ${HEIGHT + 20}`}
          style={{ width: '100%', minWidth: 26 * bars.length, maxHeight: 220 }}
        >
          {bars.map((bar, slot) => (
            <g key={bar.name}>
              {bar.values.map((value, index) => {
                const before = stacked ? sumOf(bar.values.slice(0, index)) : 0;
                const height = (Math.max(0, value - base) / (most - base)) * HEIGHT;
                return (
                  <rect
                    // biome-ignore lint/suspicious/noArrayIndexKey: the series are always the same ones in one order.
                    key={index}
                    x={SLOT * slot + 4 + (stacked ? 0 : width * index)}
                    y={HEIGHT - (before / (most - base)) * HEIGHT - height}
                    width={width}
                    height={height}
                    fill={colorOf(series[index]?.color ?? 'primary')}
                  />
                );
              })}
              <text x={SLOT * slot + SLOT / 2} y={HEIGHT + 15} textAnchor="middle" fontSize="11" fill="currentColor">
                {bar.short}
              </text>
            </g>
          ))}
        </svg>
      </Box>
      {series.length > 1 && (
        <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, listStyle: 'none', p: 0, m: 0 }}>
          {series.map((it) => (
            <Box component="li" key={it.name} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
              <Box aria-hidden sx={{ width: 14, height: 14, borderRadius: '4px', bgcolor: colorOf(it.color) }} />
              {it.name}
            </Box>
          ))}
        </Box>
      )}
      <Box component="details" sx={{ '& summary': { cursor: 'pointer', minHeight: 44, py: 1.25 } }}>
        <summary>{t('summary.charts.asTable')}</summary>
        <Box component="table" sx={{ borderCollapse: 'collapse', '& th, & td': { textAlign: 'left', pr: 2, py: 0.5 } }}>
          <thead>
            <tr>
              <th scope="col">{t('summary.charts.month')}</th>
              {series.map((it) => (
                <th key={it.name} scope="col">
                  {it.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.name}>
                <th scope="row">{bar.name}</th>
                {series.map((it, index) => (
                  <td key={it.name}>{show(bar.values[index] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Box>
  );
}

const sumOf = (values: readonly number[]): number => values.reduce((all, it) => all + it, 0);
