import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const folder = new URL('.', import.meta.url)

/**
 * Installs what `tools/package.json` lists, unless it is there already. Only checks and benches need these
 * tools, and they are more packages than the site has.
 */
export async function installTools(): Promise<void> {
  const wanted = await lastChange('package-lock.json')
  if ((await lastChange('node_modules/.package-lock.json')) < wanted)
    await promisify(execFile)('npm', ['ci', '--prefix', fileURLToPath(folder)])
}

/** Loads a tool by the name of its package. */
export async function loadTool<Tool>(name: string): Promise<Tool> {
  await installTools()
  const file = createRequire(new URL('package.json', folder)).resolve(name)
  const tool: { default: Tool } = await import(pathToFileURL(file).href)
  return tool.default
}

async function lastChange(file: string): Promise<number> {
  return (await stat(new URL(file, folder)).catch(() => undefined))?.mtimeMs ?? 0
}
