export const listText = {
  meetAll: 'You must meet all of these:',
  meetOne: 'There’s one requirement:',
  whileInSchool: 'While in school',
  notTold: 'Not stated',
  readMore: 'Read more',
}

/**
 * Formats how long a step takes, such as "1 minute", "45 minutes", "2 hours" or "1 hour 30 minutes". Returns
 * undefined for less than one minute.
 */
export function durationWords(minutes: number): string | undefined {
  const whole = Math.round(minutes)
  if (!(whole >= 1)) return undefined
  const counted = (count: number, unit: string) =>
    count === 0 ? [] : [`${count} ${unit}${count === 1 ? '' : 's'}`]
  return [...counted(Math.floor(whole / 60), 'hour'), ...counted(whole % 60, 'minute')].join(' ')
}
