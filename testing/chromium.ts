import { existsSync } from 'node:fs'

/** The one without a window comes first: it loads no interface of its own and halves the time of the tests. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Returns the path of this machine's Chromium, or undefined if there is none. If CHROMIUM_PATH is set, only
 * that path is checked.
 */
export function chromiumPath(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  return (named ? [named] : PLACES).find((place) => existsSync(place))
}

/** Keeps the test browser quiet and offline: it connects to nothing but the server under test. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
