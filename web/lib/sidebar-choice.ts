import type { SidebarChoice } from '@muster/domain/members/preferences.ts';
import { useSyncExternalStore } from 'react';
import { kept } from './browser-storage.ts';

const KEY = 'muster-sidebar';
const watchers = new Set<() => void>();

const chosen = (): SidebarChoice => (kept.read(KEY) === 'compact' ? 'compact' : 'full');

export function chooseSidebar(sidebar: SidebarChoice): void {
  kept.write(KEY, sidebar);
  for (const notify of watchers) notify();
}

/** How wide the member wants the navigation, as this device remembers it. */
export function useSidebarChoice(): SidebarChoice {
  return useSyncExternalStore((notify) => {
    watchers.add(notify);
    return () => watchers.delete(notify);
  }, chosen);
}
