import { expect, test } from 'vitest'
import { createChangeLog } from './content-moves.ts'

function openMoves() {
  const received: { perspective?: string }[] = []
  let tell: (tags: readonly string[]) => void = () => {}
  const moves = createChangeLog({
    onChange(listener, options = {}) {
      tell = listener
      received.push(options)
      return () => {}
    },
  })
  return { moves, received, tell: (...tags: string[]) => tell(tags) }
}

test('listening starts on first use, once, and includes drafts', () => {
  const { moves, received } = openMoves()
  expect(received).toEqual([])
  moves.position()
  moves.subscribe(() => {})
  moves.since('')
  expect(received).toEqual([{ perspective: 'drafts' }])
})

test('changes since a position are returned in order, and listeners hear them', () => {
  const { moves, tell } = openMoves()
  const start = moves.position()
  const told: string[] = []
  const stop = moves.subscribe(({ tags }) => told.push(...tags))
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
