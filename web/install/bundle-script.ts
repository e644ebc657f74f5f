import { build, type Rolldown } from 'vite';

/**
 * One script as a browser runs it without modules: `file` and what it imports.
 * @param define what stands for a name in it, as JavaScript
 */
export async function bundleScript(file: string, define: Readonly<Record<string, string>>): Promise<string> {
  const built = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}
