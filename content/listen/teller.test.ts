import { expect, test } from 'vitest'
import type { Transaction } from '#content/store/content-store.ts'
import { audienceIndex } from './audience-index.ts'
import type { Channel, Member, OpenAudience } from './channels.ts'
import { teller } from './teller.ts'

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
    transitionOf: () => 'update',
    events: ({ number }) => [{ text: `${number} ` }],
    goodbye: () => undefined,
    restart: () => '',
  }
  index.add(audience)
  return { dataset: 'd', latest: 0, audiences: new Map([['key', audience]]), index }
}

function memberThatTakes(mostLength: number) {
  const written = { text: '', done: () => {} }
  const member: Member = {
    position: 0,
    isLive: true,
    stream: {
      write(bytes) {
        if (written.text.length >= mostLength) return false
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

test('only so many transactions wait; when they are told there is room again', async () => {
  const { member, written, next } = memberThatTakes(100)
  const channel = channelWith(member)
  const tell = teller({ catchUp: () => {}, mostWaiting: 2, pieceLength: 100 })
  const told = next()
  expect([1, 2, 3].map((number) => tell(channel, transaction(number)))).toStrictEqual([true, true, false])
  await told
  expect(written.text).toBe('1 2 ')
  const more = next()
  expect(tell(channel, transaction(3))).toBe(true)
  await more
  expect(written.text).toBe('1 2 3 ')
  expect(member.position).toBe(3)
})

test('a member that can take in no more catches up from the first it was not given', async () => {
  const { member } = memberThatTakes(0)
  const channel = channelWith(member)
  member.position = 3
  const behind = await new Promise<number>((resolve) => {
    const tell = teller({ catchUp: (_, { position }) => resolve(position), mostWaiting: 9, pieceLength: 100 })
    for (const number of [7, 8]) tell(channel, transaction(number))
  })
  expect(behind).toBe(6)
})

test('a member that joined while transactions waited is told those after its position only', async () => {
  const { member, written, next } = memberThatTakes(100)
  const channel = channelWith(member)
  member.position = 2
  const told = next()
  const tell = teller({ catchUp: () => {}, mostWaiting: 9, pieceLength: 100 })
  for (const number of [1, 2, 3, 4]) tell(channel, transaction(number))
  await told
  expect(written.text).toBe('3 4 ')
})
