import { z } from 'zod';

export const project = z.object({
  id: z.int(),
  email: z.string(),
  userName: z.string(),
  projectName: z.string(),
  date: z.string(),
  projectImage: z.string(),
  userImage: z.string(),
  comment: z.int(),
  revision: z.int(),
});

export const listProjects = { reply: { 200: z.array(project) } };
