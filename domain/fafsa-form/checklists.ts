import { rehearsed } from './rehearsed-form.ts'

interface ChecklistItem {
  /** Marks the item in what a browser keeps. */
  id: string
  text: string
}

export interface Checklist {
  who: string
  /** When somebody needs this list. */
  when: string
  items: readonly ChecklistItem[]
}

const money = (id: string): ChecklistItem[] => [
  {
    id: `${id}-return`,
    text: `The ${rehearsed.taxYear} tax return, in case you have to type in or look up a figure`,
  },
  { id: `${id}-balances`, text: 'Bank balances on the day you file' },
  {
    id: `${id}-investments`,
    text: 'What investments and other real estate are worth, and what is owed on them',
  },
]

/** What each contributor has ready before the form is opened. */
export const checklists: readonly Checklist[] = [
  {
    who: 'Student',
    when: 'Always',
    items: [
      {
        id: 'student-account',
        text: 'A StudentAid.gov account, with the name and number on the Social Security card',
      },
      { id: 'student-email', text: 'An email address you’ll still have after high school' },
      { id: 'student-card', text: 'Social Security card and, for an eligible noncitizen, the A-number' },
      ...money('student'),
      { id: 'student-colleges', text: 'A list of up to 20 colleges, with the campus for each' },
      { id: 'student-emails', text: 'The email address of everyone you’ll invite' },
      { id: 'student-dates', text: 'Each college’s priority date, and your state’s' },
    ],
  },
  {
    who: 'Parent who takes part',
    when: 'If you are dependent',
    items: [
      {
        id: 'parent-account',
        text: 'Their own StudentAid.gov account, created before the invitation arrives',
      },
      { id: 'parent-email', text: 'An email address no one else in the family uses on StudentAid.gov' },
      ...money('parent'),
      { id: 'parent-support', text: 'Child support received in the last complete calendar year' },
      { id: 'parent-benefits', text: 'Which federal benefits anyone in the family received' },
      { id: 'parent-size', text: 'Family size now, if it has changed since the tax return' },
    ],
  },
  {
    who: 'Other parent or stepparent',
    when: `If there is no joint ${rehearsed.taxYear} return, or your unmarried parents live together`,
    items: [
      { id: 'other-account', text: 'Their own StudentAid.gov account' },
      { id: 'other-return', text: `Their ${rehearsed.taxYear} tax return` },
      { id: 'other-consent', text: 'Consent, even without a return' },
    ],
  },
  {
    who: 'Student’s spouse',
    when: `If you are married and filed ${rehearsed.taxYear} taxes separately`,
    items: [
      { id: 'spouse-account', text: 'Their own StudentAid.gov account' },
      { id: 'spouse-return', text: `Their ${rehearsed.taxYear} tax return` },
      { id: 'spouse-consent', text: 'Consent, even without a return' },
    ],
  },
  {
    who: 'Parent or spouse without a Social Security number',
    when: 'In addition to their list above',
    items: [
      {
        id: 'no-ssn-account',
        text: 'An account created with the box “I don’t have a Social Security number” checked; an ITIN isn’t one',
      },
      {
        id: 'no-ssn-address',
        text: 'Legal name, date of birth, and mailing address, written the same way every time',
      },
      {
        id: 'no-ssn-figures',
        text: `The figures from the ${rehearsed.taxYear} return: they may have to be typed in`,
      },
    ],
  },
]

/** Every item that can be ticked. */
export const checklistIds: ReadonlySet<string> = new Set(
  checklists.flatMap(({ items }) => items.map(({ id }) => id)),
)
