import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import Fastify from 'fastify'
import { todayInNewYork } from '#domain/dates.ts'
import { type BenchQuery, PAGE } from './scholarship-queries.ts'

// What is usually built: Fastify and one query for the page and one for the total, on the same file of SQLite
// with an index for each sort. It runs in a process of its own and does nothing else.
const database = new DatabaseSync(path.join(process.env.DATA_DIR ?? '', 'bursar.sqlite'))
const columns = {
  deadline: 'deadline_on',
  award_amount_high: 'award_high_cents',
  created_at: 'created_on',
  min_gpa: 'least_gpa',
} as const
for (const column of Object.values(columns))
  database.exec(`create index if not exists peer_${column} on scholarship (${column}, id)`)

const statements = new Map<string, ReturnType<typeof database.prepare>>()
function prepare(sql: string) {
  const known = statements.get(sql) ?? database.prepare(sql)
  statements.set(sql, known)
  return known
}

const app = Fastify()
app.get<{ Querystring: Partial<Record<keyof BenchQuery, string>> }>('/', async ({ query }, reply) => {
  const { sort = 'deadline', direction, state, level, minDollars, offset = '0' } = query
  const column = Object.entries(columns).find(([name]) => name === sort)?.[1] ?? 'deadline_on'
  const conditions = ['(deadline_on >= ? or deadline_on is null)', 'withdrawn_on is null']
  const values: (string | number)[] = [todayInNewYork(new Date())]
  if (state) {
    conditions.push("(states is null or ',' || states || ',' like ?)")
    values.push(`%,${state},%`)
  }
  if (level) {
    conditions.push("(levels is null or ',' || levels || ',' like ?)")
    values.push(`%,${level},%`)
  }
  if (minDollars) {
    conditions.push('award_high_cents >= ?')
    values.push(Number(minDollars) * 100)
  }
  const from = `from scholarship where ${conditions.join(' and ')}`
  const order = `order by ${column} ${direction === 'DESC' ? 'desc' : 'asc'} nulls last, id`
  const rows = prepare(`select * ${from} ${order} limit ? offset ?`).all(...values, PAGE, Number(offset))
  const count = prepare(`select count(*) as total ${from}`).get(...values)
  reply.header('x-total-count', String(count?.total))
  return rows
})
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
console.log('is ready')
