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
 * One chunk for React and code that islands of several products share, one for what the same islands of one product
 * share, one for the rest of each island, and one for code that islands share with other scripts.
 */
const groups = [
  group(3, (roots) => (roots.length > 1 && roots.some(isOtherScript) ? 'shared' : undefined)),
  group(2, (roots) => (findCommonProduct(roots) === undefined && isForSeveral(roots) ? 'react' : undefined)),
  // After React, because a group takes along what its modules import.
  group(1, (roots) => (roots.length > 1 && findCommonProduct(roots) ? joinNames(roots) : undefined)),
  group(0, ([only = '']) => toRootName(only)?.replace('scripts/', '')),
]

function group(priority: number, toName: (roots: readonly string[]) => string | undefined) {
  return {
    priority,
    name(id: string, graph: ModuleGraph) {
      const roots = [...findRoots(id, graph)]
      return roots.length > 0 ? toName(roots) : undefined
    },
  }
}

const root = /\/([\w-]+\.island|hydrate-island|live-form|scripts\/(?:promos|search-field|toasts))\.tsx?$/
const toRootName = (id: string) => root.exec(id)?.[1]
const isForSeveral = ([first = '', ...others]: readonly string[]) =>
  others.length > 0 || toRootName(first) === 'hydrate-island'
const isOtherScript = (id: string) => !toRootName(id)?.endsWith('island')

/** Names a chunk by the islands that share it: `of-household-desk-offers-desk`. */
const joinNames = (roots: readonly string[]) =>
  ['of', ...roots.map((path) => toRootName(path)?.replace('.island', '')).toSorted()].join('-')

/** Returns the name of the product that all of these files belong to; undefined if there is none. */
function findCommonProduct(ids: readonly string[]): string | undefined {
  const [first, ...others] = new Set(ids.map((id) => /\/products\/([\w-]+)\//.exec(id)?.[1]))
  return others.length === 0 ? first : undefined
}

/**
 * Returns the files loaded by entry.client.ts that import a module, directly or indirectly.
 */
function findRoots(id: string, graph: ModuleGraph, seen = new Set<string>()): Set<string> {
  if (root.test(id)) return new Set([id])
  if (seen.has(id)) return new Set()
  seen.add(id)
  const importers = graph.getModuleInfo(id)?.importers ?? []
  return new Set(importers.flatMap((importer) => [...findRoots(importer, graph, seen)]))
}
