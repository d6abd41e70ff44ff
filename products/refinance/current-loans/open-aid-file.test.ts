import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { openAidFile } from './open-aid-file.ts'

const invented = await readFile('domain/student-aid-file/invented.txt', 'utf8')
const open = (text: string) => openAidFile(new File([text], 'MyStudentData.txt'))

test('the loans still owed on are given, and the others are counted', async () => {
  const file = await open(invented)
  if (!file.ok) throw new Error(file.problem)
  expect(file.loans).toHaveLength(4)
  expect(file.closed).toBe(2)
  expect(file.requestedOn).toBe('2026-11-20')
})

test('nothing of the person is in what the page gets', async () => {
  const kept = JSON.stringify(await open(invented))
  for (const personal of ['INVENTED', 'Nowhere', 'Imaginary', '99977', '555555', 'example.com', '1234'])
    expect(kept).not.toContain(personal)
})

test('a file too large to be one is refused unread', async () => {
  const text = () => Promise.reject(new Error('was read'))
  expect(await openAidFile({ size: 2_000_001, text })).toEqual({ ok: false, problem: 'too_long' })
})

test('a file that the browser cannot read is said to be that', async () => {
  const text = () => Promise.reject(new Error('gone'))
  expect(await openAidFile({ size: 10, text })).toEqual({ ok: false, problem: 'not_read' })
})

test('a file of paid loans and a file of another kind are told apart', async () => {
  const paid =
    'Loan Type Code:D2\nLoan Outstanding Principal Balance:$0\nLoan Outstanding Interest Balance:$0'
  expect(await open(paid)).toEqual({ ok: false, problem: 'none_open' })
  expect(await open('Dear diary: today')).toEqual({ ok: false, problem: 'no_loans' })
})
