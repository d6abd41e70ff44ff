import { existsSync } from 'node:fs'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Where this machine's Chromium is; CHROMIUM_PATH names the only place to look. Undefined when there is none. */
export function chromiumPath(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  return (named ? [named] : PLACES).find((place) => existsSync(place))
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
