import Tabs, { type TabsActions, type TabsProps } from '@mui/material/Tabs';
import { useEffect, useRef } from 'react';

/**
 * Tabs that are pushed sideways where there is no room for all, with an arrow at either end as long as there is more. MUI looks
 * for that as a tab comes and goes, by the first of what it is told at once: after a change of width it is to look again.
 */
export function ScrolledTabs(props: TabsProps) {
  const place = useRef<HTMLDivElement>(null);
  const actions = useRef<TabsActions>(null);
  useEffect(() => {
    if (!place.current) return undefined;
    const watcher = new ResizeObserver(() => actions.current?.updateScrollButtons());
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);
  return <Tabs {...props} ref={place} action={actions} variant="scrollable" allowScrollButtonsMobile />;
}
