import { readFile } from 'node:fs/promises'

/**
 * Returns how long the server's main thread has run, without the time it waited for a CPU core, or NaN where
 * the system does not report it.
 */
export async function cpuMs(pid: number | undefined): Promise<number> {
  const [ran] = (await readFile(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').catch(() => '')).split(' ')
  return ran ? Number(ran) / 1e6 : Number.NaN
}
