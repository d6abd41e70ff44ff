import { expect, test } from 'vitest'
import { linesOf } from './json-lines.ts'

async function linesIn(...chunks: Buffer[]) {
  const lines: string[] = []
  for await (const line of linesOf(chunksOf(chunks))) lines.push(line)
  return lines
}

async function* chunksOf(chunks: Buffer[]) {
  yield* chunks
}

test('lines come whole however the stream is cut', async () => {
  const text = Buffer.from('one\n\nzwölf 🎓\nlast')
  const lines = ['one', '', 'zwölf 🎓', 'last']
  for (let at = 0; at <= text.length; at++) {
    expect(await linesIn(text.subarray(0, at), text.subarray(at))).toEqual(lines)
  }
  expect(await linesIn(...Array.from(text, (byte) => Buffer.from([byte])))).toEqual(lines)
})

test('a line without an end is refused before it fills the memory', async () => {
  const chunks = Array.from({ length: 80 }, () => Buffer.alloc(1_000_000, 'x'))
  await expect(linesIn(...chunks)).rejects.toMatchObject({ status: 413 })
})
