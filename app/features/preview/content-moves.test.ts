import { expect, test } from 'vitest'
import { createChangeLog } from './content-moves.ts'

function openMoves() {
  const heard: { perspective?: string }[] = []
  let tell: (tags: readonly string[]) => void = () => {}
  const moves = createChangeLog({
    onChange(listener, options = {}) {
      tell = listener
      heard.push(options)
      return () => {}
    },
  })
  return { moves, heard, tell: (...tags: string[]) => tell(tags) }
}

test('listening starts on first use, once, and includes drafts', () => {
  const { moves, heard } = openMoves()
  expect(heard).toEqual([])
  moves.position()
  moves.hear(() => {})
  moves.since('')
  expect(heard).toEqual([{ perspective: 'drafts' }])
})

test('changes since a position are returned in order, and listeners hear them', () => {
  const { moves, tell } = openMoves()
  const start = moves.position()
  const told: string[] = []
  const stop = moves.hear(({ tags }) => told.push(...tags))
  tell('a', 'b')
  const middle = moves.position()
  tell('c')
  stop()
  tell('d')
  expect(moves.since(start)?.map(({ tags }) => tags)).toEqual([['a', 'b'], ['c'], ['d']])
  expect(moves.since(middle)?.map(({ tags }) => tags)).toEqual([['c'], ['d']])
  expect(moves.since(moves.position())).toEqual([])
  expect(told).toEqual(['a', 'b', 'c'])
})

test('a position from another process, or one that is too old, returns undefined', () => {
  const { moves, tell } = openMoves()
  const start = moves.position()
  expect(moves.since(openMoves().moves.position())).toBeUndefined()
  for (let number = 0; number < 500; number += 1) tell(String(number))
  expect(moves.since(start)).toHaveLength(500)
  tell('one more')
  expect(moves.since(start)).toBeUndefined()
})

test('an import is reported as a change to any content', () => {
  const { moves, tell } = openMoves()
  const start = moves.position()
  tell(...Array.from({ length: 2_001 }, (_, number) => `tag ${number}`))
  expect(moves.since(start)?.map(({ tags }) => tags)).toEqual([['any content']])
})
