import { CacheProvider } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { styleCache } from '../app/theme/style-cache.ts';

/** Gives a part its styles, which the page's head does not take in tests. */
export function Styled({ children }: { readonly children: ReactNode }) {
  const [cache] = useState(() => styleCache({ key: 'styled', container: document.body }));
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
