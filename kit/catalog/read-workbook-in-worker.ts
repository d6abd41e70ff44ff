import { once } from 'node:events'
import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ReadWorkbook } from './workbook.ts'

/** More than a workbook of the full size within its limits takes. */
const maxMegabytes = 1_024

/**
 * Reads a workbook in a thread of its own: one of a few hundred rows takes more than a second, in which a server could
 * answer nobody, and a hostile one could take its memory.
 * @throws if the workbook takes too much memory, or when the signal aborts
 */
export function readWorkbookInWorker(signal: AbortSignal): ReadWorkbook {
  return async (bytes) => {
    signal.throwIfAborted()
    const worker = new Worker(resolve('kit/catalog/workbook-worker.ts'), {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
    })
    try {
      const [read] = await once(worker, 'message', { signal })
      return read
    } finally {
      await worker.terminate()
    }
  }
}
