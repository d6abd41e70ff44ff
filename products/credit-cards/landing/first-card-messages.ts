import { firstCard } from '#domain/cards/first-card.ts'

const { score, upgrade, utilization } = firstCard

/** Texts of the path to a first card and through its first year. */
export const firstCardText = {
  title: 'No credit history yet? Your first card',
  lead: 'Go with the first one that fits you.',
  ways: {
    student: {
      title: 'A student card',
      when: 'You’re in college and have your own income.',
      text: 'No deposit, a small limit, and often no history needed. You apply with your own income.',
      link: 'See student cards',
    },
    secured: {
      title: 'A secured card',
      when: 'You have income, but you’re not a student or were turned down.',
      text: 'You put down a deposit, which is usually your limit. It’s a guarantee, not a payment: you still pay every bill.',
      link: 'See secured cards',
    },
    authorizedUser: {
      title: 'A parent’s card',
      when: 'You have no income, or you’re under 18.',
      text: 'A parent who pays in full adds you as an authorized user. You can use the card, and they’re responsible for the bill. If the issuer reports it under your name, paying on time helps you both, and paying late hurts you both.',
      link: 'Authorized user, explained',
    },
    together: {
      title: 'A credit union or a cosigner',
      when: 'None of these works.',
      text: 'Ask a credit union you can join about a card secured by your savings, or one with a parent as cosigner. Your cosigner owes the bill too.',
      link: 'See cards that accept a cosigner',
    },
  },
  yearTitle: 'The first year',
  year: [
    {
      title: 'Month 1: set it up',
      text: `Ask which credit bureaus the issuer reports to; a card builds credit only where it’s reported. Put one small bill on it, set up autopay for the full statement balance, and keep what you owe below ${utilization.belowPercent}% of the limit.`,
    },
    {
      title: `Month ${score.afterMonths}: make sure it’s being reported`,
      text: `A FICO score needs one account that is at least ${score.afterMonths} months old. Read your reports, which are free at annualcreditreport.com, and look for this card and for anything that isn’t yours.`,
    },
    {
      title: `Month ${upgrade.afterMonths}: move up`,
      text: `Ask for an upgrade or a higher limit. You get a secured card’s deposit back when the card is upgraded, or when you close it with a zero balance. One large issuer reviews its secured cards after ${upgrade.afterMonths} months; others never upgrade them, so ask before you apply. On a parent’s card? Now apply for your own.`,
    },
  ],
  sources: 'Our sources',
} as const
