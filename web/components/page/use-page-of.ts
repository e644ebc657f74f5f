import { useState } from 'react';

/** Which page of a list is looked at; the first one again once what is asked for is something else. */
export function usePageOf(...asked: string[]): [number, (page: number) => void] {
  const of = asked.join('\n');
  const [looked, setLooked] = useState({ of, page: 1 });
  if (looked.of !== of) setLooked({ of, page: 1 });
  return [looked.of === of ? looked.page : 1, (page) => setLooked({ of, page })];
}
