import { api } from './api.ts';
import { ApiProblem, problemOf } from './api-problem.ts';

/** A JSON answer to a form with one file. `onProgress` is told which share of it has left this device. */
export async function sendFile<Reply>(
  url: string,
  file: { readonly field: string; readonly content: File },
  onProgress: (share: number) => void,
): Promise<Reply> {
  const token = await api.bearer();
  // `fetch` does not tell how much of a body has been sent.
  const answer = await new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = () => reject(new ApiProblem({ code: 'OFFLINE', status: 0 }));
    const form = new FormData();
    form.append(file.field, file.content);
    request.send(form);
  });
  if (!answer.ok) throw await problemOf(answer);
  return (await answer.json()) as Reply;
}

/** A file behind the sign-in, to which a link cannot bring the token. */
export async function fileAt(path: string): Promise<Blob> {
  const token = await api.bearer();
  const answer = await fetch(path, { headers: { Authorization: `Bearer ${token}` } }).catch(() => {
    throw new ApiProblem({ code: 'OFFLINE', status: 0 });
  });
  if (!answer.ok) throw await problemOf(answer);
  return answer.blob();
}

/** The same as a data URL, for an image in a page. */
export async function fileAsUrl(path: string): Promise<string> {
  const content = await fileAt(path);
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new ApiProblem({ code: 'UNREADABLE', status: 0 }));
    reader.readAsDataURL(content);
  });
}
