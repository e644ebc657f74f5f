import { useState } from 'react';

interface Open<T> {
  readonly about: T;
  readonly answer: (yes: boolean) => void;
}

export interface Question<T> {
  readonly about: T | undefined;
  answer(yes: boolean): void;
  ask(about: T): Promise<boolean>;
}

/** A question in the middle of sending a form: what it is about while it stands, and its answer. */
export function useQuestion<T>(): Question<T> {
  const [open, setOpen] = useState<Open<T> | undefined>();
  return {
    about: open?.about,
    answer: (yes: boolean) => open?.answer(yes),
    ask: async (about: T): Promise<boolean> => {
      const yes = await new Promise<boolean>((answer) => setOpen({ about, answer }));
      setOpen(undefined);
      return yes;
    },
  };
}
