import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import type { Place } from './server-process.ts'

/**
 * Runs a command as an operator does, and returns how it ended; `worksOn` is the line that names the database, which
 * comes first on stderr.
 */
export async function runLoadCommand(script: string, { dataDir, databaseUrl = '' }: Place, args: string[]) {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, NODE_OPTIONS: '' }
  return new Promise<{ code: number; stdout: string; stderr: string; worksOn: string }>((resolve) => {
    execFile(process.execPath, ['run.mjs', script, ...args], { env }, (error, stdout, printed) => {
      const worksOn = /^Database: .*\n/.exec(printed)?.[0] ?? ''
      const stderr = printed.slice(worksOn.length)
      resolve({ code: Number(error?.code ?? 0), stdout, stderr, worksOn })
    })
  })
}

/** Writes a file for one test. */
export async function writeTempFile(content: string | Buffer): Promise<string> {
  const file = path.join(await temporaryFolder(), 'file')
  await writeFile(file, content)
  return file
}

/** Creates a folder for one test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `bursar-test-${process.pid}-`))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}
