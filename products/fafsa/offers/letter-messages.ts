import type { OfferCost } from '#domain/aid-offers/offer-cost.ts'
import { formatDollars } from '#domain/money.ts'

/** What a family can ask a school to look at again. All but a better offer are in the law's own list of examples. */
export const appealGrounds = ['income', 'job', 'medical', 'care', 'tuition', 'assets', 'offer'] as const
export type AppealGround = (typeof appealGrounds)[number]

/** Texts of the letter to an aid office. */
export const letterText = {
  title: 'Ask for more',
  hint: 'An offer isn’t final. Schools must consider every request to look at special circumstances, case by case and based on documents (Higher Education Act, section 479A). A better offer elsewhere isn’t one of them; whether to respond to one is up to the school.',
  about: 'Which offer?',
  choose: 'What has changed, or wasn’t counted?',
  write: 'Write the letter',
  again: 'Rewrite the letter',
  label: 'Your letter',
  fieldHint: 'Fill in what’s in [brackets], and change whatever you like. It isn’t saved here.',
  copy: 'Copy the letter',
  download: 'Save the letter',
  fileName: 'aid-appeal.txt',
  choices: {
    income: 'Income has fallen since the FAFSA’s tax year',
    job: 'Someone in the family has lost a job',
    medical: 'Medical, dental, or nursing home costs that insurance doesn’t pay',
    care: 'Unusually high child or dependent care costs',
    tuition: 'Tuition for elementary or secondary school',
    assets: 'Assets or household circumstances have changed',
    offer: 'Another school has offered a lower net price',
  } satisfies Record<AppealGround, string>,
  grounds: {
    income: 'Our income is lower than in the FAFSA’s tax year: [amount then, amount now, since when].',
    job: '[Name] lost [his/her/their] job on [date].',
    medical: 'We pay [amount] a year for medical, dental, or nursing home care that insurance doesn’t cover.',
    care: 'We pay [amount] a year to care for [name and relationship].',
    tuition: 'We pay [amount] a year in tuition for elementary or secondary school.',
    assets: '[What has changed in our assets or household, and when].',
  } satisfies Record<Exclude<AppealGround, 'offer'>, string>,
  subject: (year: string) => `Subject: Request to review my financial aid offer for ${year}`,
  hello: 'Dear financial aid office,',
  yourSchool: 'your school',
  anotherSchool: 'another school',
  start: (school: string, year: string) =>
    `Thank you for your offer of financial aid at ${school} for ${year}. My student ID is [number]. I would like to enroll, and I am asking you to review the offer.`,
  noCost: 'Please send me the full cost of attendance for the year, because the offer doesn’t state it.',
  figures: ({ costCents, grantCents, netPriceCents, gapCents }: OfferCost) =>
    `According to your offer, the cost of attendance is ${formatDollars(costCents ?? 0)}, and grants and scholarships are ${formatDollars(grantCents)}. That leaves a net price of ${formatDollars(netPriceCents ?? 0)}. After work-study and my federal loans, ${formatDollars(gapCents ?? 0)} is still not covered.`,
  changed: 'The FAFSA doesn’t show our situation as it is now:',
  law: 'I am asking for professional judgment under section 479A of the Higher Education Act. I can send documents: [list them]. Please let me know if you have your own form.',
  better: (school: string, price: string) =>
    `${school} has offered me a net price of ${price} a year. I would rather attend your school. Can you review my grant or scholarship? I can send you that offer.`,
  ask: 'Please also tell me which of my grants are renewable each year, and under what conditions.',
  end: 'Thank you for your time.',
  name: '[Your name, phone number, and email address]',
}
