import type { Source } from '#domain/award-years/source.ts'
import { rehearsed } from './rehearsed-form.ts'
import { formSources } from './sources.ts'

/** What families with members of different status should know, each with where we read it. */
export const mixedStatus: readonly { text: string; source: Source }[] = [
  {
    text: 'The student’s own citizenship or status determines eligibility for federal aid. A parent’s doesn’t, and the form doesn’t ask for it.',
    source: formSources.ownStatus,
  },
  {
    text: 'A parent or spouse without a Social Security number creates an account without one, consents, and signs like anyone else. Not having a number doesn’t reduce aid.',
    source: formSources.withoutSsn,
  },
  {
    text: 'Through 2025–26 the IRS couldn’t send their tax figures, so they typed them in, and the manual identity check was on hold.',
    source: formSources.withoutSsn,
  },
  {
    text: 'As of 2026–27, the invitation needs only their email address. Name, birthday, and address no longer have to match an account.',
    source: formSources.invitation,
  },
  {
    text: 'The law allows the data to be used only for student aid. Advisers who help these families say they can’t promise that will last, and suggest weighing the risk case by case.',
    source: formSources.invitation,
  },
  {
    text: 'Never enter a number that isn’t yours. Students without an eligible status should ask about their state’s own form.',
    source: formSources.ownStatus,
  },
]

/** What we looked for and did not find, so that nobody takes silence for an answer. */
export const notFound: readonly string[] = [
  'We couldn’t find the 2027–28 form’s own list of questions. The order and the numbers come from 2026–27 and 2025–26, with the years moved forward.',
  'We couldn’t find questions 11 and 12: they aren’t in the records that schools get.',
  `We couldn’t find a public page that names the line for income tax paid on the ${rehearsed.taxYear} Form 1040. The other line numbers come from 2025–26, except line 11a.`,
  'We couldn’t confirm whether, for 2027–28, the IRS can send figures for people without a Social Security number.',
]
