import { useState } from 'react';

interface Open<T, A> {
  readonly about: T;
  readonly answer: (it: A) => void;
}

export interface Question<T, A = boolean> {
  readonly about: T | undefined;
  answer(it: A): void;
  ask(about: T): Promise<A>;
}

/** A question in the middle of sending a form: what it is about while it stands, and its answer, mostly yes or no. */
export function useQuestion<T, A = boolean>(): Question<T, A> {
  const [open, setOpen] = useState<Open<T, A> | undefined>();
  return {
    about: open?.about,
    answer: (it: A) => open?.answer(it),
    ask: async (about: T): Promise<A> => {
      const answered = await new Promise<A>((answer) => setOpen({ about, answer }));
      setOpen(undefined);
      return answered;
    },
  };
}
