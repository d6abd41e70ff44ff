/**
 * Limits the rate of messages.
 *
 * @returns a function that returns whether one more message is allowed now: `burst` in a row, `perSecond` in
 *   the long run
 */
export function allowance(
  { burst, perSecond }: { burst: number; perSecond: number },
  nowMs: () => number,
): () => boolean {
  let left = burst
  let at = nowMs()
  return () => {
    const now = nowMs()
    left = Math.min(burst, left + ((now - at) / 1_000) * perSecond)
    at = now
    if (left < 1) return false
    left -= 1
    return true
  }
}
