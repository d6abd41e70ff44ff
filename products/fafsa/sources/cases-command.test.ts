import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

function writeRecord(name: string, inputs: Record<string, string>, expected: object) {
  return JSON.stringify({ award_year: '2026-27', case: name, inputs, expected })
}

const independent = {
  '/transaction/Dependency_Model': 'I',
  '/student/non_financial/Marital_Status': '1',
  '/student/financial_manual/Filed_1040_or_1040NR': '2',
}

async function run(...lines: string[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'cases-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'records.ndjson')
  await writeFile(file, lines.join('\n'))
  return new Promise<{ code: number; out: string[]; err: string }>((resolve) => {
    const args = ['run.mjs', 'products/fafsa/sources/cases-command.ts', file]
    execFile(process.execPath, args, (error, stdout, stderr) => {
      const code = error ? Number(error.code) : 0
      resolve({ code, out: stdout.trim().split('\n'), err: stderr })
    })
  })
}

test('the command prints a line for each record with an index, and counts', async () => {
  const { code, out } = await run(
    writeRecord('one', independent, { '/transaction/SAI': -1500, '/transaction/Max_Pell_Indicator': 1 }),
    writeRecord('two', independent, { '/transaction/SAI': 5 }),
    writeRecord('three', independent, {}),
    writeRecord('four', { '/transaction/Dependency_Model': 'D' }, { '/transaction/SAI': 7 }),
  )
  expect(code).toBe(0)
  expect(out).toEqual([
    '{"case":"one","expected":-1500,"sai":-1500,"maxPell":true}',
    '{"case":"two","expected":5,"sai":-1500,"maxPell":true}',
    '{"case":"four","expected":7,"sai":null,"maxPell":null}',
    '{"records":4,"withSai":3,"matched":1,"maxPellMismatched":2}',
  ])
})

test('a line that is no record is named, and the command fails', async () => {
  const { code, out, err } = await run(writeRecord('one', independent, {}), '{}')
  expect(code).toBe(1)
  expect(out).toEqual(['{"records":1,"withSai":0,"matched":0,"maxPellMismatched":0}'])
  expect(err).toContain('line 2: award_year')
})
