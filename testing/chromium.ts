import { existsSync } from 'node:fs'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Where this machine's Chromium is; CHROMIUM_PATH names another. Undefined when there is none. */
export function chromiumPath(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...PLACES].find((place) => place && existsSync(place))
}

/** Quiet and offline: a test's browser talks to nothing but the server under test. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
