import type { RefinanceDraftStep } from '#domain/refinance/draft.ts'
import { clockText } from '#kit/loan-clocks/clock-messages.ts'
import { retention } from '#products/refinance/retention.ts'
import type { QuestionSlug } from '#products/refinance/situation/questions.ts'

/** Texts of the sheet for an application. */
export const applicationText = {
  ...clockText,
  title: 'Your application worksheet',
  description:
    'Everything a lender’s form asks for, in one place you can print, and your deadlines once you’ve applied.',
  lead: `You apply with the lender, not here. This worksheet collects what its form will ask, and tracks your deadlines. Nothing on it is sent to anyone. Your answers are erased after ${retention.inWords} days without a change, or right away if you use the button below. So are the offers you chose, unless they’re saved in your account.`,
  noAnswers: 'Nothing to fill out yet',
  noAnswersHint: 'Answer the questions about refinancing, and this worksheet fills itself out.',
  start: 'See my savings',

  tasks: 'What’s missing',
  complete: 'Everything is answered.',
  steps: {
    personalInfoStep: ['PERSONAL_INFO', 'CREDIT_SCORE'],
    refinanceGoalStep: ['REFINANCE_GOAL'],
    refinanceAmountStep: ['REFINANCE_AMOUNT'],
    educationStep: ['EDUCATION'],
    graduateDegreeStep: ['GRADUATE_DEGREE'],
  } satisfies Record<RefinanceDraftStep, readonly QuestionSlug[]>,
  noSsn: 'The lender will also ask for your Social Security number. Never give it to us.',

  advice: 'What to apply for',
  refinance: (owed: string, isOne: boolean) =>
    `To refinance: ${owed}, what you owe on ${isOne ? 'this loan' : 'these loans'} today`,
  payoff:
    'Before you apply, ask your servicer for the payoff amount. It includes interest up to the day the new lender pays, so it’s a little more.',
  letter: {
    title: 'A message asking for your payoff amount',
    how: 'Send it as a secure message on your servicer’s site. If the loans have several servicers, send one to each about the loans it services.',
    text: 'Please tell me the payoff amount for the loans below, the date it’s good through, and the daily (per diem) interest after that date. Please also tell me the account number and the address where another lender should send the payoff.',
  },
  leave: 'Loans to leave as they are',
  adviceLink: 'Loan by loan, with the reasons',
  summary: 'Your answers',
  birthDate: 'Date of birth',
  phone: 'Phone number',
  print: 'To keep it on paper, print this page. Keep the printout as safe as a passport.',

  applications: 'Offers you chose',
  none: 'None yet. When you choose an offer on the list, it will appear here with its deadlines.',
  offers: 'See the offers',
  save: 'Save dates',
  drop: 'Stop tracking',
  clear: 'Clear my answers',
} as const
