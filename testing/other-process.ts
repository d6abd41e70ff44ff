import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { FreshDatabase } from './database.ts'

type Place = Pick<FreshDatabase, 'dataDir' | 'databaseUrl'>

/** Starts `database/process.fixture.ts` on the same database; see there what it can do. */
export function otherProcess(place: Place, ...work: string[]) {
  return processOf('database/process.fixture.ts', place, ...work)
}

/** Starts a fixture, which gets the place of the database as JSON and then the rest. */
export function processOf(fixture: string, { dataDir, databaseUrl }: Place, ...work: string[]) {
  const place = JSON.stringify({ dataDir, databaseUrl })
  const child = spawn(process.execPath, [fixture, place, ...work], {
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
