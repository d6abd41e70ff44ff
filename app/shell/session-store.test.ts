import { expect, test } from 'vitest'
import type { User } from './account-client.ts'
import { createSessionStore } from './session-store.ts'

const ana: User = { emailAddress: 'ana@example.com', firstName: 'Ana', lastName: 'B', opeId: '' }
const empty = { isLoading: false, user: null, isLoggingOut: false }

/** Creates a session store with a fake cookie and an API whose responses wait until the test sends them. */
function page({ signedIn = true } = {}) {
  const world = { signedIn, warnings: [] as string[], homeVisits: 0 }
  const users: PromiseWithResolvers<User>[] = []
  const logouts: PromiseWithResolvers<void>[] = []
  const ask = <T>(list: PromiseWithResolvers<T>[]) => {
    const answer = Promise.withResolvers<T>()
    list.push(answer)
    return answer.promise
  }
  const store = createSessionStore({
    client: {
      getUser: () => ask(users),
      logout: () => ask(logouts),
    },
    mayBeSignedIn: () => world.signedIn,
    warn: (message) => world.warnings.push(message),
  })
  const goHome = () => {
    world.homeVisits += 1
  }
  return { world, users, logouts, store, goHome }
}

test('a page starts in the loading state and then has the user', async () => {
  const { store, users } = page()
  expect(store.state()).toEqual({ isLoading: true, user: null, isLoggingOut: false })
  const loaded = store.catchUp()
  users[0]?.resolve(ana)
  await loaded
  expect(store.state()).toEqual({ isLoading: false, user: ana, isLoggingOut: false })
})

test('without the cookie the API is not called and there is no user', async () => {
  const { store, users } = page({ signedIn: false })
  await store.catchUp()
  expect(users).toEqual([])
  expect(store.state()).toEqual(empty)
})

test('a failed load logs a warning, and there is no user', async () => {
  const { store, users, world } = page()
  const loaded = store.catchUp()
  users[0]?.reject(new Error('503'))
  await loaded
  expect(world.warnings).toEqual(["Couldn't get user data"])
  expect(store.state()).toEqual(empty)
})

test('the user stays visible while signing out; then the user is cleared and the app goes home', async () => {
  const { store, users, logouts, world, goHome } = page()
  const loaded = store.catchUp()
  users[0]?.resolve(ana)
  await loaded
  const left = store.logout(goHome)
  expect(store.state()).toEqual({ isLoading: false, user: ana, isLoggingOut: true })
  expect(world.homeVisits).toBe(0)
  logouts[0]?.resolve()
  await left
  expect(store.state()).toEqual(empty)
  expect(world).toMatchObject({ homeVisits: 1, warnings: [] })
})

test('a failed sign-out only logs a warning: the user is cleared and the app goes home', async () => {
  const { store, logouts, world, goHome } = page()
  const left = store.logout(goHome)
  logouts[0]?.reject(new TypeError('network'))
  await left
  expect(store.state()).toEqual(empty)
  expect(world).toMatchObject({ homeVisits: 1, warnings: ["Couldn't log out"] })
})

test('a response that arrives after the sign-out does not bring the user back', async () => {
  const { store, users, logouts, goHome } = page()
  const loaded = store.catchUp()
  const left = store.logout(goHome)
  logouts[0]?.resolve()
  await left
  users[0]?.resolve(ana)
  await loaded
  expect(store.state()).toEqual(empty)
})

test('a navigation calls the API only when the cookie and the page disagree', async () => {
  const { store, users, world } = page({ signedIn: false })
  await store.catchUp()
  await store.catchUp()
  expect(users).toHaveLength(0)
  world.signedIn = true
  const loaded = store.catchUp()
  await store.catchUp()
  expect(users).toHaveLength(1)
  users[0]?.resolve(ana)
  await loaded
  await store.catchUp()
  expect(users).toHaveLength(1)
  world.signedIn = false
  await store.catchUp()
  expect(users).toHaveLength(1)
  expect(store.state()).toEqual(empty)
})

test('listeners are called on every change until they unsubscribe', async () => {
  const { store } = page({ signedIn: false })
  let received = 0
  const leave = store.subscribe(() => {
    received += 1
  })
  await store.refresh()
  expect(received).toBe(1)
  leave()
  await store.refresh()
  expect(received).toBe(1)
})
