import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const folder = new URL('./tools/', import.meta.url)

/**
 * Loads a tool that `bench/tools` lists, and installs them at first use: only benches and Lighthouse need
 * them, and they are more packages than the server has.
 */
export async function loadTool<Tool>(name: string): Promise<Tool> {
  if (!existsSync(new URL(`node_modules/${name}/`, folder)))
    await promisify(execFile)('npm', ['ci', '--prefix', fileURLToPath(folder)])
  const file = createRequire(new URL('package.json', folder)).resolve(name)
  const tool: { default: Tool } = await import(pathToFileURL(file).href)
  return tool.default
}
