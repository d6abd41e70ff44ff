/** The least and the most digits of a card number: ISO/IEC 7812-1. */
const digits = { least: 12, most: 19 } as const

/** Groups of digits in a row, with whatever people put between them. */
const rowOfGroups = /\d+(?:[\s\p{Pd}._/*]+\d+)*/gu

/**
 * Whether a text holds what may be the number of a card: 12 to 19 digits in a row of groups, with a right check digit.
 * About one in ten other numbers of that length looks the same.
 */
export function holdsCardNumber(text: string): boolean {
  // NFKC turns full-width digits into plain ones; invisible marks would split a number for this test alone.
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '')
  return [...plain.matchAll(rowOfGroups)].some(([row]) => {
    const groups = row.match(/\d+/g) ?? []
    return groups.some((_, first) => startsCardNumber(groups.slice(first)))
  })
}

/** Whether the first groups together are a card number, as in one that its month of expiry follows. */
function startsCardNumber(groups: readonly string[]): boolean {
  let number = ''
  for (const group of groups) {
    number += group
    if (number.length > digits.most) return false
    if (number.length >= digits.least && passesLuhn(number)) return true
  }
  return false
}

/** The check of ISO/IEC 7812-1, Annex B: every second digit from the right counts double. */
export function passesLuhn(number: string): boolean {
  let sum = 0
  for (const [place, digit] of [...number].reverse().entries()) {
    const doubled = place % 2 === 0 ? Number(digit) : Number(digit) * 2
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}
