import { maxCompared, maxComparedInWords } from '#kit/listing/compared.ts'

/**
 * Texts of a list to compare from, which differ only by what it lists.
 * @param nouns what is listed, such as 'loans'
 */
export function listWords(nouns: string) {
  return {
    shownOf: (shown: number, count: number) => `${shown} of ${count} ${nouns} are shown.`,
    showRest: (count: number) => `Show all ${count} ${nouns}`,
    pagesLabel: `Pages of ${nouns}`,
    pageOf: ({ from, to, count }: { from: number; to: number; count: number }) =>
      `${nouns.charAt(0).toUpperCase()}${nouns.slice(1)} ${from} to ${to} of ${count}`,
    previous: 'Previous',
    next: 'Next',
    compare: 'Compare',
    compareUpTo: `Up to ${maxComparedInWords}, side by side`,
    compareChosen: (count: number) =>
      `${count} of ${maxCompared} chosen${count < maxCompared ? '' : '. Uncheck one to choose another.'}`,
    andMore: (count: number) => `and ${count} more`,
  }
}

export type ListWords = ReturnType<typeof listWords>

/** Texts of the table that explains a score. */
export const scoreWords = {
  criterion: 'What counts',
  points: 'Points',
  weight: 'Weight',
  weighted: 'Adds',
  score: 'Score',
  leftOut: '–',
} as const

/** Formats hundredths of a point as points: 8910 is 89.10. */
export function formatPoints(hundredths: number): string {
  return (hundredths / 100).toFixed(2)
}
