import path from 'node:path'
import type { Plugin } from 'vite'

/**
 * The files the pages are built from. The pages are rebuilt only when one of these changes, so the build must
 * not use any other file.
 */
export const buildInputs = [
  '{app,cms/model,domain,kit,products,public}/**/*',
  'server/{config,database}/**/*.ts',
  '*.{ts,tsx}',
  'package-lock.json',
]

/** Fails the build if it uses a project file not listed above, whose changes would not trigger a rebuild. */
export function knownInputsOnly(): Plugin {
  return {
    name: 'known-inputs-only',
    apply: 'build',
    buildEnd() {
      const unknown = [...this.getModuleIds()].map(toProjectFile).filter((file) => file && !isInput(file))
      if (unknown.length > 0) this.error(`server/build-inputs.ts has to name ${unknown.join(', ')}`)
    },
  }
}

/** Returns undefined for packages and for virtual modules of plugins. */
function toProjectFile(id: string): string | undefined {
  const [file = ''] = id.split('?')
  const relative = path.relative(process.cwd(), file)
  const isOwn = path.isAbsolute(file) && !relative.startsWith('..') && !relative.includes('node_modules')
  return isOwn ? relative : undefined
}

const isInput = (file: string) => buildInputs.some((glob) => path.matchesGlob(file, glob))
