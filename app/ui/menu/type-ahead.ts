/** Letters typed within this time, in milliseconds, form one word (spec §9). */
const typeAheadResetMs = 500

/**
 * Returns a function that finds a menu entry by its first letters. Repeating a letter cycles through the
 * entries that start with it. It returns the index of the entry, or undefined.
 */
export function typeAhead() {
  let typed = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  return function find(letter: string, labels: readonly string[], current: number): number | undefined {
    clearTimeout(timer)
    timer = setTimeout(() => {
      typed = ''
    }, typeAheadResetMs)
    typed += letter.toLowerCase()
    const isOneLetter = new Set(typed).size === 1
    const wanted = isOneLetter ? letter.toLowerCase() : typed
    const found = [...labels.keys()].filter((at) => labels[at]?.trim().toLowerCase().startsWith(wanted))
    return found.find((at) => at >= current + Number(isOneLetter)) ?? found[0]
  }
}
