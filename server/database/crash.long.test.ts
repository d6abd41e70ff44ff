import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '#testing/database.ts'
import { otherProcess } from '#testing/other-process.ts'
import { openDatabase } from './database.ts'

const rounds = 20
const kinds = process.env.TEST_WITHOUT_POSTGRES ? ['sqlite'] : ['sqlite', 'postgres']

test.each(kinds)('a process killed at any moment loses no acknowledged row on %s', async (kind) => {
  await using fresh = await freshDatabase(kind, { isDurable: true })
  await fresh.database.close()
  const acknowledged: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const writer = otherProcess(fresh, 'insert', `${round}-`, '100000')
    await writer.line(`${round}-0`)
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 200))
    writer.kill()
    expect(await writer.ended).toBeNull()
    acknowledged.push(...writer.lines.filter((line) => line !== 'ready'))
    await using after = {
      database: await openDatabase(fresh),
      [Symbol.asyncDispose]: () => after.database.close(),
    }
    const rows = await after.database.read.selectFrom('secret').select('name').execute()
    const there = new Set(rows.map(({ name }) => name))
    expect(acknowledged.filter((name) => !there.has(name))).toStrictEqual([])
    if (kind === 'sqlite') {
      const { rows } = await sql`pragma integrity_check`.execute(after.database.read)
      expect(rows).toStrictEqual([{ integrity_check: 'ok' }])
    }
  }
  console.log(`${kind}: ${acknowledged.length} acknowledged rows in ${rounds} killed processes, all there`)
})
