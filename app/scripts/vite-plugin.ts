import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const FOLDER = fileURLToPath(new URL('.', import.meta.url))

/**
 * Bundles a file of this folder into one minified string: `import early from 'inline:early'`. The document
 * writes it into a script element, which saves a request; the page's CSP lists its hash.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    resolveId: (id) => (id.startsWith('inline:') ? `\0${id}` : undefined),
    async load(id, options) {
      if (!id.startsWith('\0inline:')) return undefined
      // Only the server needs the strings.
      if (!options?.ssr) return `export default ''`
      const file = `${FOLDER}${id.slice('\0inline:'.length)}.ts`
      this.addWatchFile(file)
      return `export default ${JSON.stringify(await bundle(file))}`
    },
  }
}

/** Returns the script of a file in this folder, such as `page`. */
export async function inlineScript(name: string): Promise<string> {
  return bundle(`${FOLDER}${name}.ts`)
}

async function bundle(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      rolldownOptions: { input: file, output: { format: 'iife' }, optimization: { inlineConst: true } },
    },
  })
  const output = Array.isArray(result) ? result[0] : result
  if (!output || !('output' in output)) throw new Error(`no bundle was built from ${file}`)
  return output.output[0].code.trim()
}
