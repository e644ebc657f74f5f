import { expect, it } from 'vitest';
import { leaveActingQueries } from './leave-acting.ts';

it('leave that reaches into a later page is shown once, with that page', () => {
  const { select } = leaveActingQueries.of('A', '2026-11-20');
  const page = (from: string, ...leave: (readonly [start: string, end: string])[]) => ({
    from,
    leave: leave.map(([start, end]) => ({ start, end })),
  });
  const reaching = ['2025-11-18', '2025-11-20'] as const;
  const pages = [
    page('2025-11-20', reaching, ['2026-03-02', '2026-03-03']),
    page('2024-12-19', ['2025-11-13', '2025-11-14'], reaching),
  ];
  const shown = select?.({ pages, pageParams: [] } as never).map((it) => it.end);
  expect(shown).toEqual(['2026-03-03', '2025-11-20', '2025-11-14']);
});
