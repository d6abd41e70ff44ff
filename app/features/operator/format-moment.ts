/** Formats a moment to the minute, such as "2026-11-27 21:50 UTC": operators compare it with their logs. */
export function formatMoment(moment: Date): string {
  return `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
