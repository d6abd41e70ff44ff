import { parentPort, workerData } from 'node:worker_threads'
import { readWorkbook } from './workbook.ts'

// Reads one workbook in a thread of its own; see read-workbook-apart.ts.

parentPort?.postMessage(await readWorkbook(Buffer.from(workerData as Uint8Array)))
