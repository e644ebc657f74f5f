import type { durations as english } from '../en/durations.ts';
import type { Translation } from '../translation.ts';

export const durations = {
  minutes: '{{minutes}} မိနစ်',
  hours: '{{hours}} နာရီ {{minutes}} မိနစ်',
} satisfies Translation<typeof english>;
