import { maxCompared, maxComparedInWords } from '#kit/listing/compared.ts'

interface Listed {
  item: 'loan' | 'card'
  provider: 'lender' | 'issuer'
  /** Says that everything in sight is invented. @param these such as 'these 3 lenders' */
  areSamples: (these: string, count: number) => string
}

const counted = (count: number, noun: string) =>
  count === 1 ? `1 ${noun}` : `${count.toLocaleString('en-US')} ${noun}s`

/** Texts of a list to compare from, which differ only by what it lists. */
export function listWords({ item, provider, areSamples }: Listed) {
  const nouns = `${item}s`
  return {
    disclosureTitle: 'Who pays us',
    /** @param providers those in sight */
    disclosure: (providers: { all: number; paying: number; areSamples: boolean }) => {
      const { all, paying } = providers
      const these = all === 1 ? `this ${provider}` : `these ${all} ${provider}s`
      const order = 'Payment never changes the order.'
      if (providers.areSamples) return `no one, because ${areSamples(these, all)}. ${order}`
      if (paying === 0) return `${all === 1 ? 'not' : 'none of'} ${these}. ${order}`
      return `${paying} of ${these}, when someone goes to ${paying === 1 ? 'its' : 'their'} site. ${order}`
    },
    said: (list: { count: number; order: string; first: string | undefined }) =>
      list.first === undefined
        ? `No ${item} fits.`
        : `${counted(list.count, item)}. ${list.order}: ${list.first}.`,
    /** How a sample shows what a row of one that pays would look like. */
    wouldPay: `“${formatPays(true, true)}” shows how we mark ${provider === 'issuer' ? 'an' : 'a'} ${provider} that pays us.`,
    filteredOut: (count: number) =>
      `${counted(count, `more ${item}`)} ${count === 1 ? 'is' : 'are'} hidden by your filters.`,
    refused: (count: number) => `You’re not eligible (${count})`,
    shownOf: (shown: number, count: number) => `${shown} of ${count} ${nouns} are shown.`,
    showRest: (count: number) => `Show all ${count} ${nouns}`,
    pagesLabel: `Pages of ${nouns}`,
    pageOf: ({ from, to, count }: { from: number; to: number; count: number }) =>
      `${nouns.charAt(0).toUpperCase()}${nouns.slice(1)} ${from} to ${to} of ${count}`,
    previous: 'Previous',
    next: 'Next',
    compare: 'Compare',
    compareCount: (count: number) => (count > 0 ? `Compare ${count}` : 'Compare'),
    compareUpTo: `Up to ${maxComparedInWords}, side by side`,
    compareChosen: (count: number) =>
      `${count} of ${maxCompared} chosen${count < maxCompared ? '' : '. Uncheck one to choose another.'}`,
    andMore: (count: number) => `and ${count} more`,
  }
}

/** Whether a provider pays us. Nobody pays for a sample, so one is only marked as if somebody did. */
export function formatPays(pays: boolean, isSample: boolean): string {
  if (isSample) return pays ? 'Would pay us' : 'Wouldn’t pay us'
  return pays ? 'Pays us' : 'Doesn’t pay us'
}

export type ListWords = ReturnType<typeof listWords>

/** Texts of the table that explains a score. */
export const scoreWords = {
  criterion: 'Factor',
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
