import { formatDate } from '#domain/dates.ts'
import { creditChecks } from '#kit/loan-offers/credit-checks.ts'
import { loanOfferText } from '#kit/loan-offers/messages.ts'
import { rightToAccept } from '#kit/loan-offers/right-to-accept.ts'
import type { ChosenRates } from './price-chosen.server.ts'

/** Interface texts of the page between this site and a lender. */
export const outboundText = {
  crumb: loanOfferText.choose,
  offers: 'Offers',
  title: {
    sample: (lender: string) => `${lender} is a sample`,
    real: (lender: string) => `Before you go to ${lender}`,
  },
  description:
    'Which lender you chose, whether it pays us, what happens next, what a rate check does to your credit, and what we share: nothing.',
  lead: {
    sample:
      'We made it up, so there’s nowhere to go. For a real lender, this page would take you to its site.',
    unknown: 'We don’t have a link to its application page. Look the lender up by name.',
    real: (host: string) =>
      `The next page is on the lender’s own site, ${host}, which has its own privacy policy.`,
  },
  chosen: 'You chose',
  product: (product: string, rateType: string) => `${product}, ${rateType}`,
  rateType: { fixed: 'fixed rate', variable: 'variable rate' },
  rates: (low: number, high: number) => loanOfferText.rateRange(low, high, false),
  aprLabel: (amount: string) => `${loanOfferText.apr} for ${amount}`,
  aprRange: ({ lowest, highest, isLowestExcluded, quotedAprPercent }: ChosenRates) => {
    if (quotedAprPercent !== null) return `${quotedAprPercent.toFixed(2)}%, your quoted rate`
    const low = `${lowest.aprPercent.toFixed(2)}%`
    const excluded = `${low} (${loanOfferText.excluded.toLowerCase()})`
    return `${isLowestExcluded ? excluded : low} to ${highest.aprPercent.toFixed(2)}%`
  },
  seenLabel: 'Rates as of',
  seen: (isoDay: string) => formatDate(isoDay, 'Month D, YYYY'),
  paidLabel: 'Does it pay us?',
  paid: {
    sample:
      'No, but we’ve labeled it as if it did, to show what that looks like. No one pays us for a sample.',
    yes: 'Yes. What it pays doesn’t affect its place on our list.',
    no: 'No.',
  },
  howPaid: 'How we make money',
  sample: 'Sample',
  passedTitle: 'What we share: nothing',
  passed: [
    'Not your name, your answers, or your school. The lender will ask for what it needs.',
    'Not the page you came from: we tell your browser to keep that to itself.',
    'No tracking ID. The link is the same for everyone.',
  ],
  kept: 'We record that this loan was chosen, and when, and the school, if you chose one. We don’t record who chose it.',
  savedOnSheet: {
    before:
      'We record that this offer was chosen, and when, without a name. If you have answers or an account here, it also appears on',
    link: 'your application worksheet',
    after: ', where you can enter its dates or remove it.',
  },
  nextTitle: 'What happens next',
  next: [
    'The lender asks you, and your cosigner if you have one, for what it needs.',
    'Many lenders show you your own rate before you apply. Compare its APR and total with what you saw here.',
    `${rightToAccept.toAccept} After the final disclosures arrive, you have three business days to cancel.`,
  ],
  creditTitle: 'What a rate check does to your credit',
  credit: [creditChecks.soft, creditChecks.hard, creditChecks.together, creditChecks.ask],
  inquiries: 'Soft and hard inquiries, explained:',
  glossary: 'glossary',
  rule: 'The rule',
  ruleName: rightToAccept.ruleName,
  ruleUrl: rightToAccept.ruleUrl,
  go: loanOfferText.choose,
  back: 'Back to the list of loans',
  nothing: {
    title: 'You haven’t chosen a loan',
    lead: 'This page comes between our list and the lender’s site. Choose a loan from the list to see where you’re going and what we share.',
    go: 'See my loans',
  },
} as const
