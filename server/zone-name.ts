/** A time zone as people say it: 'Eastern Time' for America/New_York. The same on every day of the year. */
export function zoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0)
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone
}
