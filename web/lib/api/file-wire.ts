import { api } from './api.ts';
import { ApiProblem } from './api-problem.ts';

interface Sent {
  readonly field: string;
  readonly content: File;
}

/** A JSON answer to a form with one file. `onProgress` is told which share of it has left this device. */
export async function sendFile<Reply>(url: string, file: Sent, onProgress: (share: number) => void): Promise<Reply> {
  const answer = await asMember((token) => sentWith(token, url, file, onProgress));
  return (await answer.json()) as Reply;
}

/** `fetch` does not tell how much of a body has been sent. */
function sentWith(
  token: string | undefined,
  url: string,
  file: Sent,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
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
}

/** A file behind the sign-in, to which a link cannot bring the token. */
export async function fileAt(path: string): Promise<Blob> {
  const answer = await asMember((token) =>
    fetch(path, { headers: { Authorization: `Bearer ${token}` } }).catch(() => {
      throw new ApiProblem({ code: 'OFFLINE', status: 0 });
    }),
  );
  return answer.blob();
}

async function asMember(send: (token?: string) => Promise<Response>): Promise<Response> {
  const { answer, problem } = await api.asMember(send);
  if (problem) throw problem;
  return answer;
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
