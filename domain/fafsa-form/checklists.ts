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
    text: `The ${rehearsed.taxYear} tax return, in case a figure has to be typed or looked up`,
  },
  { id: `${id}-balances`, text: 'Bank balances of the day you file' },
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
      { id: 'student-email', text: 'An email address that lasts longer than high school' },
      { id: 'student-card', text: 'Social Security card; as an eligible noncitizen also the A-number' },
      ...money('student'),
      { id: 'student-colleges', text: 'The list of colleges, up to 20, each with its campus' },
      { id: 'student-emails', text: 'The email address of everyone you’ll invite' },
      { id: 'student-dates', text: 'The priority date of each college, and your state’s' },
    ],
  },
  {
    who: 'Parent who takes part',
    when: 'If you are dependent',
    items: [
      {
        id: 'parent-account',
        text: 'A StudentAid.gov account of their own, made before the invitation arrives',
      },
      { id: 'parent-email', text: 'An email address nobody else in the family uses there' },
      ...money('parent'),
      { id: 'parent-support', text: 'Child support received in the last complete calendar year' },
      { id: 'parent-benefits', text: 'Which federal benefits someone in the family got' },
      { id: 'parent-size', text: 'How many people the family has now, if it changed since the return' },
    ],
  },
  {
    who: 'Other parent or stepparent',
    when: `If there is no joint ${rehearsed.taxYear} return, or your unmarried parents live together`,
    items: [
      { id: 'other-account', text: 'A StudentAid.gov account of their own' },
      { id: 'other-return', text: `Their ${rehearsed.taxYear} tax return` },
      { id: 'other-consent', text: 'A yes to consent, even without a return' },
    ],
  },
  {
    who: 'Student’s husband or wife',
    when: `If you are married and filed ${rehearsed.taxYear} taxes apart`,
    items: [
      { id: 'spouse-account', text: 'A StudentAid.gov account of their own' },
      { id: 'spouse-return', text: `Their ${rehearsed.taxYear} tax return` },
      { id: 'spouse-consent', text: 'A yes to consent, even without a return' },
    ],
  },
  {
    who: 'Parent or spouse without a Social Security number',
    when: 'In addition to their list above',
    items: [
      {
        id: 'no-ssn-account',
        text: 'An account made with the box “I don’t have a Social Security number” checked; an ITIN isn’t one',
      },
      {
        id: 'no-ssn-address',
        text: 'Legal name, date of birth, and mailing address, each time written the same way',
      },
      {
        id: 'no-ssn-figures',
        text: `The figures of the ${rehearsed.taxYear} return at hand: they may have to be typed`,
      },
    ],
  },
]

/** Every item that can be ticked. */
export const checklistIds: ReadonlySet<string> = new Set(
  checklists.flatMap(({ items }) => items.map(({ id }) => id)),
)
