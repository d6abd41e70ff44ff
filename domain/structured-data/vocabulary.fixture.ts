import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

/**
 * What the vocabulary of schema.org has against each graph, by its name; an empty list where nothing. schema-dts has the whole
 * vocabulary as types: each graph is written into a file as it is printed, and compiled. Nothing is fetched.
 */
export async function vocabularyErrors(
  graphs: Readonly<Record<string, object>>,
): Promise<Map<string, string[]>> {
  const folder = await mkdtemp(join(tmpdir(), 'vocabulary-'))
  try {
    const types = resolve('node_modules/schema-dts/dist/schema.d.ts')
    const named = Object.entries(graphs)
    for (const [at, [, printed]] of named.entries())
      await writeFile(
        join(folder, fileOf(at)),
        `import type { Graph } from '${types}'\n` +
          `export const graph: Graph = ${JSON.stringify(printed, withoutNotes)}\n`,
      )
    const config = {
      extends: resolve('tsconfig.json'),
      compilerOptions: { types: [], rootDirs: [] },
      include: [join(folder, '*.mts')],
    }
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
    const errors = (await compile(folder)).split('\n').filter((line) => line.includes('error TS'))
    // An error elsewhere would make every graph look refused.
    const elsewhere = errors.filter((line) => !line.includes('graph-'))
    if (elsewhere.length > 0) throw new Error(elsewhere.join('\n'))
    const errorsAt = (at: number) => errors.filter((line) => line.split('(')[0]?.endsWith(fileOf(at)))
    return new Map(named.map(([name], at) => [name, errorsAt(at)]))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const fileOf = (at: number) => `graph-${at}.mts`

/** How an action is asked for is a note to its property, which the vocabulary describes in prose and not as a property. */
function withoutNotes(property: string, value: unknown) {
  return property === 'query-input' ? undefined : value
}

/** The project's own compiler; it ends with a failure when there are errors, which are what is asked for. */
async function compile(folder: string): Promise<string> {
  const tsc = resolve('node_modules/typescript/bin/tsc')
  const run = promisify(execFile)(process.execPath, [tsc, '--project', folder, '--pretty', 'false'], {
    maxBuffer: 64 * 1024 * 1024,
  })
  return run.then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  )
}
