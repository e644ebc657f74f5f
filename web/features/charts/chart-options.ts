import type { EChartsCoreOption } from 'echarts/core';
import type { ChartLook } from './chart-look.ts';
import type { Figures } from './figures.ts';

const FONT = { fontFamily: 'Roboto Flex Variable', fontSize: 13 };

const common = (look: ChartLook) => ({
  animation: !look.still,
  color: [...look.colours],
  textStyle: { ...FONT, color: look.text },
  // Drawn, not written into the page: the content policy lets no text bring styles of its own.
  tooltip: {
    renderMode: 'richText',
    backgroundColor: look.paper,
    borderColor: look.line,
    textStyle: { ...FONT, color: look.text },
  },
});

const legend = (look: ChartLook) => ({ bottom: 0, icon: 'circle', textStyle: { ...FONT, color: look.text } });

const axes = (figures: Figures, look: ChartLook) => ({
  grid: { top: 16, left: 4, right: 12, bottom: 40, containLabel: true },
  xAxis: {
    type: 'category',
    data: figures.names,
    axisLine: { lineStyle: { color: look.line } },
    axisTick: { show: false },
    axisLabel: { color: look.quiet },
  },
  yAxis: { type: 'value', axisLabel: { color: look.quiet }, splitLine: { lineStyle: { color: look.line } } },
});

/** Shares of a whole; the one that is pointed at is named in the middle. */
export const doughnut = (figures: Figures, look: ChartLook): EChartsCoreOption => ({
  ...common(look),
  legend: legend(look),
  series: figures.series.map((it) => ({
    name: it.name,
    type: 'pie',
    radius: ['48%', '72%'],
    center: ['50%', '45%'],
    avoidLabelOverlap: false,
    itemStyle: { borderColor: look.paper, borderWidth: 2 },
    label: { show: false, position: 'center' },
    emphasis: { label: { show: true, color: look.text, fontSize: 16, fontWeight: 600, formatter: '{b}\n{d} %' } },
    data: figures.names.map((name, index) => ({ name, value: it.values[index] })),
  })),
});

export const lines = (figures: Figures, look: ChartLook): EChartsCoreOption => ({
  ...common(look),
  ...axes(figures, look),
  tooltip: { ...common(look).tooltip, trigger: 'axis' },
  legend: legend(look),
  series: figures.series.map((it) => ({
    name: it.name,
    type: 'line',
    smooth: true,
    symbolSize: 6,
    lineStyle: { width: 3 },
    data: it.values,
  })),
});

export const bars = (figures: Figures, look: ChartLook): EChartsCoreOption => ({
  ...common(look),
  ...axes(figures, look),
  tooltip: { ...common(look).tooltip, trigger: 'axis', axisPointer: { type: 'shadow' } },
  legend: legend(look),
  series: figures.series.map((it) => ({
    name: it.name,
    type: 'bar',
    barMaxWidth: 20,
    itemStyle: { borderRadius: [4, 4, 0, 0] },
    data: it.values,
  })),
});

/** The course alone, without axes. */
export const area = (figures: Figures, look: ChartLook): EChartsCoreOption => ({
  ...common(look),
  grid: { top: 16, left: 0, right: 0, bottom: 0 },
  tooltip: { ...common(look).tooltip, trigger: 'axis' },
  xAxis: { type: 'category', show: false, boundaryGap: false, data: figures.names },
  yAxis: { type: 'value', show: false },
  series: figures.series.map((it) => ({
    name: it.name,
    type: 'line',
    smooth: true,
    symbolSize: 8,
    showSymbol: false,
    lineStyle: { width: 3 },
    areaStyle: { opacity: 0.25 },
    data: it.values,
  })),
});
