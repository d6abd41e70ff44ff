import type { RefusedRow } from './read-table.ts'

const MAX_LINES = 50

/** Prints the refused rows of a file to stderr, one per line, up to a limit. */
export function reportRefused(refused: readonly RefusedRow[]): void {
  for (const { line, reason } of refused.slice(0, MAX_LINES)) console.error(`line ${line}: ${reason}`)
  const hidden = refused.length - MAX_LINES
  if (hidden > 0) console.error(`… and ${hidden} more rows`)
}
