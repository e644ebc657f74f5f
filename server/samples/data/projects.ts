import type { Project } from '@muster/domain/samples/projects/projects-contract.ts';
import { face, scene } from './pictures.ts';

const names = ['Harbour kiosk', 'Rain gauge', 'Market map', 'Night ferry'];
const ids = [1, 2, 3, 5, 6, 7, 8, 9];

/** Eight projects of one owner. */
export const projectsAt = (now: string): readonly Project[] =>
  ids.map((id, n) => ({
    id,
    email: 'owner@sample.example',
    userName: 'Khin Sample',
    projectName: names[n % names.length] as string,
    date: now,
    projectImage: scene(id),
    userImage: face(1),
    comment: 0,
    revision: 5,
  }));
