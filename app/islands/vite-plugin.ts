import type { Plugin } from 'vite'

/**
 * Removes unused scripts from the browser's build. React Router emits a script for every route, for a
 * client-side router that this site does not have; pages load only entry.client.ts and its imports. The
 * routes are still built, because the stylesheet is collected from them; code they share with islands must
 * not split islands into tiny chunks.
 */
export function islandsOnly(): Plugin {
  return {
    name: 'islands-only',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configEnvironment: (name) =>
      name === 'client'
        ? { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }
        : undefined,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const wanted = new Set<string>()
        const want = (name: string) => {
          const chunk = bundle[name]
          if (chunk?.type !== 'chunk' || wanted.has(name)) return
          wanted.add(name)
          for (const imported of [...chunk.imports, ...chunk.dynamicImports]) want(imported)
        }
        const entry = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/entry.client.ts'),
        )
        if (!entry) throw new Error('no file in the build contains entry.client.ts')
        want(entry.fileName)
        for (const [name, { type }] of Object.entries(bundle))
          if (type === 'chunk' && !wanted.has(name)) delete bundle[name]
      },
    },
  }
}

interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null
}

/**
 * One chunk for React and code that several islands share, one for the rest of each island, and one for code
 * that islands share with other scripts.
 */
const groups = [
  group('shared', 2, (roots) => roots.some(isOtherScript) && roots.length > 1),
  group('react', 1, (roots) => roots.length > 1 || roots[0] === 'hydrate-island'),
  group(undefined, 0, (roots) => roots.length === 1),
]

function group(name: string | undefined, priority: number, isWanted: (roots: readonly string[]) => boolean) {
  return {
    priority,
    name(id: string, graph: ModuleGraph) {
      const roots = [...findRoots(id, graph)]
      return roots.length > 0 && isWanted(roots) ? (name ?? roots[0]?.replace('scripts/', '')) : undefined
    },
  }
}

const root = /\/([\w-]+\.island|hydrate-island|live-form|scripts\/(?:promos|search-field|toasts))\.tsx?$/
const isOtherScript = (name: string) => !name.endsWith('island')

/**
 * Returns the names of the files loaded by entry.client.ts that import a module, directly or indirectly.
 */
function findRoots(id: string, graph: ModuleGraph, seen = new Set<string>()): Set<string> {
  const name = root.exec(id)?.[1]
  if (name) return new Set([name])
  if (seen.has(id)) return new Set()
  seen.add(id)
  const importers = graph.getModuleInfo(id)?.importers ?? []
  return new Set(importers.flatMap((importer) => [...findRoots(importer, graph, seen)]))
}
