import { setTimeout } from 'node:timers/promises'
import { openDatabase } from './database.ts'

/*
 * A second process for tests: `node server/database/process.fixture.ts PLACE WORK`, where PLACE is the JSON of
 * openDatabase's options. It prints one line when it is ready, and one for each thing it does or receives.
 */

const [place = '{}', work = '', ...args] = process.argv.slice(2)
const database = await openDatabase(JSON.parse(place))
console.log('ready')

switch (work) {
  case 'listen':
    database.onChange((topic) => console.log(topic))
    await setTimeout(60_000)
    break
  case 'insert':
    await insert(args[0] ?? '', Number(args[1]))
    break
  case 'lock':
    await holdLock(Number(args[0]))
    break
}
await database.close()

/** Prints the name of each row once it is committed. */
async function insert(start: string, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const name = `${start}${index}`
    await database.write(async (tx) => {
      await tx.insertInto('secret').values({ name, value: name }).execute()
      await database.changed(tx, 'secret')
    })
    console.log(name)
  }
}

/** Holds the write lock, as a long write of another process does. */
async function holdLock(forMs: number): Promise<void> {
  await database.write(async (tx) => {
    await tx.insertInto('secret').values({ name: 'from the other process', value: '' }).execute()
    console.log('locked')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, forMs)
  })
}
