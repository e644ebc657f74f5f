import { CacheProvider } from '@emotion/react';
import mirrored from '@mui/stylis-plugin-rtl';
import type { ReactNode } from 'react';
import { styleCache } from './style-cache.ts';

const cache = styleCache({ key: 'mr', stylisPlugins: [mirrored] });

/** Every style with its left and right exchanged; fetched only for languages that begin at the right. */
export default function RightToLeft({ children }: { readonly children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
