import type { Directory } from '@muster/domain/files/file-rules.ts';
import { uploadFile } from '@muster/domain/files/files-contract.ts';
import type { ReplyOf } from '@muster/domain/wire/contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sendFile } from '../lib/api/file-wire.ts';

interface Sending {
  readonly file: File;
  readonly onProgress: (share: number) => void;
}

/**
 * Sends the file that was chosen at once, so that saving what it belongs to is quick, and tells where it is kept. The
 * answer has what an upload field shows of it.
 */
export function useKeptFile(directory: Directory, onKept: (path: string, file: File) => void) {
  const [progress, setProgress] = useState(0);
  const upload = useMutation({
    mutationFn: async ({ file, onProgress }: Sending) => {
      const url = `${uploadFile.path}?tartgetDirectory=${directory}`;
      return (await sendFile<ReplyOf<typeof uploadFile>>(url, { field: 'upload_file', content: file }, onProgress))
        .data;
    },
  });
  return {
    file: upload.variables?.file.name,
    busy: upload.isPending,
    progress,
    problem: upload.error,
    onFile: (file: File) => {
      setProgress(0);
      upload.mutate({ file, onProgress: setProgress }, { onSuccess: ({ path }) => onKept(path, file) });
    },
  };
}
