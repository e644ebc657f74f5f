import { followed } from '../followed.ts';
import { kept } from './browser-storage.ts';

/** One of a few that this device remembers, and tells whoever shows it; the usual one until something is chosen. */
export function keptChoice<T extends string>(key: string, all: readonly T[], usual: T) {
  const chosen = (): T => all.find((it) => it === kept.read(key)) ?? usual;
  const { tell, useFollowed } = followed(chosen);
  return {
    choose: (choice: T): void => {
      kept.write(key, choice);
      tell();
    },
    useChosen: useFollowed,
  };
}
