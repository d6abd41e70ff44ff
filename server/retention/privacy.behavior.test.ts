import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tableKeys } from '#server/database/schema.ts'
import { type FreshDatabase, freshDatabase } from '#testing/database.ts'
import { nonPersonalColumns } from './non-personal-columns.ts'
import { retentionRules } from './rules.ts'

let fresh: FreshDatabase
let stored: string[]
let sections: Map<string, string[][]>

beforeAll(async () => {
  fresh = await freshDatabase()
  const tables = await fresh.database.read.introspection.getTables()
  const ours = tables.filter(({ name }) => Object.hasOwn(tableKeys, name))
  stored = ours.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`)).sort()
  sections = readTables(await readFile('docs/privacy.md', 'utf8'))
})
afterAll(() => fresh[Symbol.asyncDispose]())

/** Returns the rows of the table in each section of a Markdown text, by the section's heading. */
function readTables(markdown: string): Map<string, string[][]> {
  const parts = markdown.split(/^## /m).map((part): [string, string[][]] => {
    const [heading = '', ...lines] = part.split('\n')
    const rows = lines.filter((line) => line.startsWith('| '))
    const cells = rows.map((row) => row.slice(2, -2).split(' | '))
    return [heading, cells.slice(2)]
  })
  return new Map(parts)
}

const listPersonal = () => (sections.get('Personal columns') ?? []).map(([column = '']) => column)

const isImpersonal = (column: string) => {
  const [table = '', name = ''] = column.split('.')
  const listed = Object.entries(nonPersonalColumns).find(([each]) => each === table)?.[1]
  return listed === 'all' || listed?.includes(name) === true
}

test('every column of the database is either explained in docs/privacy.md or holds nothing of a person', () => {
  expect(stored.length).toBeGreaterThan(100)
  const personal = new Set(listPersonal())
  expect(
    stored.filter((column) => !personal.has(column) && !isImpersonal(column)),
    'If a column tells something of a person, add a row "| table.column | what it is | why | kept |" to docs/privacy.md. ' +
      'If it does not, add its name to server/retention/non-personal-columns.ts.',
  ).toEqual([])
})

test('docs/privacy.md explains no column that does not exist, and none twice or as impersonal', () => {
  const personal = listPersonal()
  expect(personal.filter((column) => !stored.includes(column))).toEqual([])
  expect(personal.filter((column, at) => personal.indexOf(column) !== at)).toEqual([])
  expect(personal.filter(isImpersonal)).toEqual([])
  const named = Object.entries(nonPersonalColumns).flatMap(([table, names]) =>
    names === 'all' ? [] : names.map((name) => `${table}.${name}`),
  )
  expect(named.filter((column) => !stored.includes(column))).toEqual([])
})

test('every personal column says what it is, why it is stored and how long', () => {
  for (const row of sections.get('Personal columns') ?? []) {
    expect(row, row.join(' | ')).toHaveLength(4)
    const [column = '', , , kept = ''] = row
    expect(row.filter((cell) => cell.trim() === '')).toEqual([])
    const [table = ''] = column.split('.')
    const limit = /^see (\w+) below$/.exec(kept)?.[1]
    const hasRule = retentionRules.some((rule) => rule.table === table)
    if (limit === undefined) expect(kept, column).toMatch(/^(?:with the account|until )/)
    else expect([limit, hasRule], column).toEqual([table, true])
  }
})

test('docs/privacy.md says for how long as the sweep does it', () => {
  expect(
    sections.get('How long rows are kept'),
    'The rows "| table | what its rows are | kept | why |" are those of server/retention/rules.ts.',
  ).toEqual(retentionRules.map(({ table, holds, keptFor, why }) => [table, holds, keptFor, why]))
})
