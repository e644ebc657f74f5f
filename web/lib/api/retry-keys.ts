import { newKey } from './new-key.ts';

export interface RetryKeys {
  /** The key of a request: the same one until it is answered. */
  of(content: string): string;
  /** The request was answered: the same content is another request from now on. */
  forget(content: string): void;
}

/** Keys of requests whose answer may be lost, by what they say. */
export function retryKeys(): RetryKeys {
  const keys = new Map<string, string>();
  return {
    of: (content) => {
      const key = keys.get(content) ?? newKey();
      keys.set(content, key);
      return key;
    },
    forget: (content) => void keys.delete(content),
  };
}
