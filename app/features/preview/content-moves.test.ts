import { expect, test } from 'vitest'
import { contentMoves } from './content-moves.ts'

function openMoves() {
  const heard: { perspective?: string }[] = []
  let tell: (tags: readonly string[]) => void = () => {}
  const moves = contentMoves({
    onChange(listener, options = {}) {
      tell = listener
      heard.push(options)
      return () => {}
    },
  })
  return { moves, heard, tell: (...tags: string[]) => tell(tags) }
}

test('the service is listened to from the first question on, once, with drafts', () => {
  const { moves, heard } = openMoves()
  expect(heard).toEqual([])
  moves.position()
  moves.hear(() => {})
  moves.since('')
  expect(heard).toEqual([{ perspective: 'drafts' }])
})

test('what moved since a place is told in its order, and to those who listen', () => {
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

test('a place of another process, and one too long ago, is not known', () => {
  const { moves, tell } = openMoves()
  const start = moves.position()
  expect(moves.since(openMoves().moves.position())).toBeUndefined()
  for (let number = 0; number < 500; number += 1) tell(String(number))
  expect(moves.since(start)).toHaveLength(500)
  tell('one more')
  expect(moves.since(start)).toBeUndefined()
})

test('an import is told as anything', () => {
  const { moves, tell } = openMoves()
  const start = moves.position()
  tell(...Array.from({ length: 2_001 }, (_, number) => `tag ${number}`))
  expect(moves.since(start)?.map(({ tags }) => tags)).toEqual([['any content']])
})
