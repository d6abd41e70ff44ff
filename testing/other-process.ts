import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { FreshDatabase } from './database.ts'

/** Starts `database/process.fixture.ts` on the same database; see there what it can do. */
export function otherProcess(
  { dataDir, databaseUrl }: Pick<FreshDatabase, 'dataDir' | 'databaseUrl'>,
  ...work: string[]
) {
  const place = JSON.stringify({ dataDir, databaseUrl })
  const child = spawn(process.execPath, ['database/process.fixture.ts', place, ...work], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  const waiting = new Set<() => void>()
  const output = createInterface(child.stdout)
  output.on('line', (line) => {
    lines.push(line)
    for (const look of waiting) look()
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return {
    /** What it has printed so far. */
    lines,
    /** Its exit code, null when it was killed; all its lines have been read by then. */
    ended,
    /** Waits until it has printed this line. */
    line: (wanted: string) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (!lines.includes(wanted)) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      }),
    kill: () => child.kill('SIGKILL'),
  }
}
