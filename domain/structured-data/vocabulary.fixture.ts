import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

/**
 * Returns the violations of the schema.org vocabulary in each graph, by the graph's name; the list is empty
 * when there are none. schema-dts provides the whole vocabulary as types, so each rendered graph is written to
 * a file and compiled. Nothing is fetched.
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
        join(folder, toFileName(at)),
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
    // An error elsewhere would make every graph look rejected.
    const elsewhere = errors.filter((line) => !line.includes('graph-'))
    if (elsewhere.length > 0) throw new Error(elsewhere.join('\n'))
    const errorsAt = (at: number) => errors.filter((line) => line.split('(')[0]?.endsWith(toFileName(at)))
    return new Map(named.map(([name], at) => [name, errorsAt(at)]))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const toFileName = (at: number) => `graph-${at}.mts`

/**
 * Removes `query-input`: schema.org describes it only in prose as an annotation, so schema-dts has no such
 * property.
 */
function withoutNotes(property: string, value: unknown) {
  return property === 'query-input' ? undefined : value
}

/** Runs the project's own compiler. It exits with a failure when there are errors, which the caller reads. */
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
