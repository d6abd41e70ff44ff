import { expect, test } from 'vitest'
import { splitLines } from './json-lines.ts'

async function linesIn(...chunks: Buffer[]) {
  const lines: string[] = []
  for await (const line of splitLines(yieldChunks(chunks))) lines.push(line)
  return lines
}

async function* yieldChunks(chunks: Buffer[]) {
  yield* chunks
}

test('yields whole lines however the stream is split', async () => {
  const text = Buffer.from('one\n\nzwölf 🎓\nlast')
  const lines = ['one', '', 'zwölf 🎓', 'last']
  for (let at = 0; at <= text.length; at++) {
    expect(await linesIn(text.subarray(0, at), text.subarray(at))).toEqual(lines)
  }
  expect(await linesIn(...Array.from(text, (byte) => Buffer.from([byte])))).toEqual(lines)
})

test('refuses an endless line before it fills the memory', async () => {
  const chunks = Array.from({ length: 80 }, () => Buffer.alloc(1_000_000, 'x'))
  await expect(linesIn(...chunks)).rejects.toMatchObject({ status: 413 })
})
