import { formatDollars } from '#domain/money.ts'

interface Named {
  name: string
  issuer: string
}

/** Sentences above the list of cards, in the order in which they are said. */
export const answerText = {
  title: 'The short answer',
  worth: ({ name, issuer }: Named, { cents, total }: { cents: number; total: string }) =>
    `With ${total} a month paid in full, ${name} from ${issuer} is worth the most: ${formatDollars(cents)} over three years.`,
  worthTie: (first: Named, second: Named, { cents, total }: { cents: number; total: string }) =>
    `With ${total} a month paid in full, ${first.name} from ${first.issuer} and ${second.name} from ${second.issuer} are worth the most: ${formatDollars(cents)} each over three years.`,
  nothing: ({ name, issuer }: Named, cents: number) =>
    cents === 0
      ? `With this spending, no card here earns you anything; ${name} from ${issuer} costs nothing either.`
      : `With this spending, every card here costs more than it earns; ${name} from ${issuer} costs the least, ${formatDollars(-cents)} over three years.`,
  bonus: (cents: number, spendCents: number, months: number) =>
    `${formatDollars(cents)} of that is the sign-up bonus, which requires ${formatDollars(spendCents)} of spending in ${months} months.`,
  later: (cents: number) => `From the second year on, it earns ${formatDollars(cents)} a year.`,
  why: 'How it adds up',
  interest: 'Carrying one balance can cost more than a year of rewards.',
  cost: (
    { name, issuer }: Named,
    cost: { carried: string; lowest: string; highest: string; isRange: boolean },
  ) =>
    `While you owe ${cost.carried}, the rate matters and rewards don’t. ${name} from ${issuer} costs the least: ${cost.isRange ? `${cost.lowest} to ${cost.highest}` : cost.highest} in interest and fees over three years.`,
  never: (carried: string, payment: string) =>
    `Paying only the interest, you’d still owe the ${carried} then. ${payment} a month pays it off in three years, even at the highest APR.`,
  ends: (months: number, interest: string) =>
    `At that payment it’s paid off in ${months} months, with ${interest} in interest at the highest APR, if you buy nothing more on it.`,
  grows: 'That payment doesn’t cover the interest at the highest APR: your balance would grow.',
  cannotTell: 'Whether you can get it depends on what you haven’t told us and on the issuer.',
  minor:
    'Under 18 you can’t apply for any of these. A parent can add you to their card as an authorized user: you may use it, and they owe the bill.',
  minorLink: 'How a first card works before 21',
  young:
    'From 18 to 20, the issuer must look at your own income; a parent’s doesn’t count. Each card says whether the issuer takes a cosigner.',
} as const
