import { mostCompared, mostComparedInWords } from '#kit/loan-offers/most-compared.ts'

/** The texts of a list to compare from that differ only by what it lists. */
export function listWords(nouns: 'loans' | 'cards') {
  const title = nouns === 'loans' ? 'Loans' : 'Cards'
  return {
    shownOf: (shown: number, count: number) => `${shown} of ${count} ${nouns} are shown.`,
    showRest: (count: number) => `Show all ${count} ${nouns}`,
    pagesLabel: `Pages of ${nouns}`,
    pageOf: ({ from, to, count }: { from: number; to: number; count: number }) =>
      `${title} ${from} to ${to} of ${count}`,
    previous: 'Previous',
    next: 'Next',
    compare: 'Compare',
    compareUpTo: `Up to ${mostComparedInWords}, side by side`,
    compareChosen: (count: number) =>
      `${count} of ${mostCompared} chosen${count < mostCompared ? '' : '. Uncheck one to choose another.'}`,
    andMore: (count: number) => `and ${count} more`,
  }
}

export type ListWords = ReturnType<typeof listWords>
