import Box from '@mui/material/Box';
import type { EChartsCoreOption, EChartsType } from 'echarts/core';
import { useEffect, useRef } from 'react';
import { beginDrawing } from './drawing.ts';

const HEIGHT = 350;

/** Draws a chart as wide as its place; it is redrawn when the place or the colours change. */
export function Chart({ option }: { readonly option: EChartsCoreOption }) {
  const place = useRef<HTMLDivElement>(null);
  const drawing = useRef<EChartsType>(undefined);
  const shown = useRef(option);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    // It begins once there is room: nothing can be drawn on a place without a size.
    const watcher = new ResizeObserver(() => {
      if (element.clientWidth === 0) return;
      if (drawing.current) drawing.current.resize();
      else {
        drawing.current = beginDrawing(element);
        drawing.current.setOption(shown.current);
      }
    });
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      drawing.current?.dispose();
      drawing.current = undefined;
    };
  }, []);
  useEffect(() => {
    shown.current = option;
    drawing.current?.setOption(option, { notMerge: true });
  }, [option]);
  return <Box ref={place} aria-hidden sx={{ height: HEIGHT, minWidth: 0 }} />;
}
