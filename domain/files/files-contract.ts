import { contractsOf } from '../wire/contract.ts';

const contract = contractsOf(() => import('./files-schemas.ts'));

export const uploadFile = contract({
  name: 'uploadFile',
  method: 'POST',
  path: '/api/v1/files',
  summary: 'Keep a JPEG, PNG, WebP or PDF of at most 10 MB, in the field upload_file; images are drawn anew',
  tag: 'files',
  access: 'member',
  guests: true,
  form: 'stream',
  problems: ['FORBIDDEN', 'PAYLOAD_TOO_LARGE', 'FILE_TYPE_REFUSED', 'FILE_NOT_READABLE', 'FILES_FULL'],
});

export const readFile = contract({
  name: 'readFile',
  method: 'GET',
  path: '/api/v1/files/:name',
  summary: 'A file that the caller may see: an image, or an attachment',
  tag: 'files',
  access: 'member',
  guests: true,
  file: ['jpeg', 'png', 'webp', 'pdf'],
  problems: ['NOT_FOUND'],
});
