import { setImmediate } from 'node:timers/promises'
import v8 from 'node:v8'
import vm from 'node:vm'

const RUNS = 20

/**
 * Returns how many bytes a task leaves behind with each run that the frequent small garbage collections do
 * not free, but a full one does.
 */
export async function measureBytesLeftBehind(task: () => unknown): Promise<number> {
  v8.setFlagsFromString('--expose-gc')
  const gc: NodeJS.GCFunction = vm.runInNewContext('gc')
  const run = async () => {
    await task()
    await setImmediate()
    // What two small collections leave counts as old.
    for (let time = 0; time < 3; time++) gc({ type: 'minor' })
  }
  for (let time = 0; time < RUNS; time++) await run()
  gc()
  const before = countOldBytes()
  for (let time = 0; time < RUNS; time++) await run()
  return (countOldBytes() - before) / RUNS
}

function countOldBytes(): number {
  const spaces = v8.getHeapSpaceStatistics().filter(({ space_name }) => !space_name.startsWith('new_'))
  const used = spaces.reduce((sum, space) => sum + space.space_used_size, 0)
  return used + process.memoryUsage().arrayBuffers
}
