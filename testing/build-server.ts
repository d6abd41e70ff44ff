import { ensureBuilt } from '#server/build.ts'

/** Vitest setup: the tests start the built server, so that is built first if a source has changed. */
export const setup = () => ensureBuilt()
