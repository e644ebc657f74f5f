import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { fileAsUrl, fileAt } from '../lib/api/file-wire.ts';
import { saveFile } from '../lib/device/save-file.ts';

export const keptFileQueries = {
  /** A picture behind the sign-in, as something that an image can show. */
  picture: (path: string, size: 'small' | 'full') =>
    queryOptions({
      queryKey: ['pictures', path, size],
      queryFn: () => fileAsUrl(`${path}?size=${size}`),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

export const keptFileChanges = {
  /** Saves a file behind the sign-in on this device, under its name. */
  save: mutationOptions({
    mutationFn: async (path: string) => {
      const content = await fileAt(path);
      saveFile(new File([content], path.split('/').at(-1) ?? '', { type: content.type }));
    },
  }),
};
