/** What the tables show; names and states are words of the catalogue. */
export const tableRows = [
  { id: 1, person: 'aye', company: 'lotus', date: '2026-11-02', status: 'paid', amount: 48_000 },
  { id: 2, person: 'kyaw', company: 'peacock', date: '2026-11-03', status: 'open', amount: 125_500 },
  { id: 3, person: 'su', company: 'river', date: '2026-11-05', status: 'late', amount: 9_750 },
  { id: 4, person: 'thiha', company: 'lotus', date: '2026-11-09', status: 'paid', amount: 310_000 },
  { id: 5, person: 'nilar', company: 'river', date: '2026-11-11', status: 'open', amount: 62_400 },
  { id: 6, person: 'zaw', company: 'peacock', date: '2026-11-12', status: 'paid', amount: 18_900 },
  { id: 7, person: 'ei', company: 'lotus', date: '2026-11-16', status: 'late', amount: 77_000 },
  { id: 8, person: 'htun', company: 'river', date: '2026-11-18', status: 'open', amount: 4_200 },
  { id: 9, person: 'may', company: 'peacock', date: '2026-11-20', status: 'paid', amount: 95_000 },
] as const;

export type TableRowFacts = (typeof tableRows)[number];
