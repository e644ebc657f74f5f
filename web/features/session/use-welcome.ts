import type { Welcome } from '@muster/domain/office/office-contract.ts';
import { useEffect, useState } from 'react';
import { visitorCalls } from '../../data/account/visitor.ts';

/** What a visitor should know of this installation; undefined until it is known, also where it cannot be read. */
export function useWelcome(): Welcome | undefined {
  const [welcome, setWelcome] = useState<Welcome | undefined>();
  useEffect(() => {
    let here = true;
    visitorCalls.welcome().then(
      (it) => here && setWelcome(it),
      // Whatever is tried next says what is wrong.
      () => {},
    );
    return () => {
      here = false;
    };
  }, []);
  return welcome;
}
