import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { Place } from './server-process.ts'

const measured = z.object({
  count: z.int(),
  loadMs: z.number(),
  /** Resident memory of the process: with the documents loaded, after the commits, and at its peak. */
  loadedMb: z.number(),
  afterMb: z.number(),
  peakMb: z.number(),
  commitMs: z.array(z.number()),
})

/** Opens a database's content in its own process; see `cms/service/store/measure.fixture.ts`. */
export async function measureContentStore(
  { dataDir, databaseUrl }: Place,
  { commits }: { commits: number },
): Promise<z.output<typeof measured>> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    'cms/service/store/measure.fixture.ts',
    JSON.stringify({ dataDir, databaseUrl }),
    String(commits),
  ])
  return measured.parse(JSON.parse(stdout))
}
