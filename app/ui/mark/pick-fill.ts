/**
 * Returns a number from 0 up to a count, always the same for the same id (FNV-1a), so that a lender or a card
 * keeps its color on every page.
 */
export function pickFill(id: string, count: number): number {
  let hash = 0x81_1c_9d_c5
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x1_00_01_93)
  return ((hash >>> 16) ^ (hash & 0xff_ff)) % count
}

/** Returns the first letter or digit of a name, in upper case. */
export function toInitial(name: string): string {
  return /[\p{Letter}\p{Number}]/u.exec(name)?.[0].toUpperCase() ?? ''
}
