import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Place } from './server-process.ts'

/** Starts `server/database/process.fixture.ts`, which lists the possible work, on the same database. */
export function otherProcess(place: Place, ...work: string[]) {
  return startProcess('server/database/process.fixture.ts', place, ...work)
}

/** Starts a fixture and passes it the database's location as JSON, followed by the other arguments. */
export function startProcess(fixture: string, { dataDir, databaseUrl }: Place, ...work: string[]) {
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
    /** The lines printed so far. */
    lines,
    /** Resolves to the exit code, or null if the process was killed, once all its output has been read. */
    ended,
    /** Waits until the process has printed this line. */
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
