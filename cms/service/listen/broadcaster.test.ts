import { expect, test } from 'vitest'
import type { Transaction } from '#content/store/content-store.ts'
import { audienceIndex } from './audience-index.ts'
import { createBroadcaster } from './broadcaster.ts'
import type { Channel, Member, OpenAudience } from './channels.ts'

const transaction = (number: number): Transaction => ({
  number,
  id: `t${number}`,
  dataset: 'd',
  author: 'x',
  at: '',
  changes: [{ id: 'a', before: null, after: null }],
  mutations: [],
})

function channelWith(member: Member): Channel {
  const index = audienceIndex<OpenAudience>()
  const audience: OpenAudience = {
    dataset: 'd',
    isForEverybody: false,
    members: new Set([member]),
    findTransition: () => 'update',
    events: ({ number }) => [{ text: `${number} ` }],
    goodbye: () => undefined,
    restart: () => '',
  }
  index.add(audience)
  return { dataset: 'd', latest: 0, audiences: new Map([['key', audience]]), index }
}

function memberThatTakes(maxLength: number) {
  const written = { text: '', done: () => {} }
  const member: Member = {
    position: 0,
    isLive: true,
    stream: {
      write(bytes) {
        if (written.text.length >= maxLength) return false
        written.text += bytes.toString()
        written.done()
        return true
      },
      drained: async () => {},
      beat() {},
      ended: false,
      end() {},
      onEnd() {},
    },
  }
  const next = () => new Promise<void>((resolve) => Object.assign(written, { done: resolve }))
  return { member, written, next }
}

test('only so many transactions can wait, and there is room again once they are sent', async () => {
  const { member, written, next } = memberThatTakes(100)
  const channel = channelWith(member)
  const broadcast = createBroadcaster({ catchUp: () => {}, maxWaiting: 2, pieceLength: 100 })
  const told = next()
  expect([1, 2, 3].map((number) => broadcast(channel, transaction(number)))).toStrictEqual([
    true,
    true,
    false,
  ])
  await told
  expect(written.text).toBe('1 2 ')
  const more = next()
  expect(broadcast(channel, transaction(3))).toBe(true)
  await more
  expect(written.text).toBe('1 2 3 ')
  expect(member.position).toBe(3)
})

test('a member that cannot accept more catches up from the first transaction it did not receive', async () => {
  const { member } = memberThatTakes(0)
  const channel = channelWith(member)
  member.position = 3
  const behind = await new Promise<number>((resolve) => {
    const broadcast = createBroadcaster({
      catchUp: (_, { position }) => resolve(position),
      maxWaiting: 9,
      pieceLength: 100,
    })
    for (const number of [7, 8]) broadcast(channel, transaction(number))
  })
  expect(behind).toBe(6)
})

test('a member that joined while transactions waited receives only those after its position', async () => {
  const { member, written, next } = memberThatTakes(100)
  const channel = channelWith(member)
  member.position = 2
  const told = next()
  const broadcast = createBroadcaster({ catchUp: () => {}, maxWaiting: 9, pieceLength: 100 })
  for (const number of [1, 2, 3, 4]) broadcast(channel, transaction(number))
  await told
  expect(written.text).toBe('3 4 ')
})
