import type { Source } from '#domain/award-years/source.ts'
import { rehearsed, type SectionSlug } from './rehearsed-form.ts'
import { formSources } from './sources.ts'

export interface FormQuestion {
  name: string
  /** Its number on the 2026–27 form. */
  number?: string
  meaning: string
  /** Where to find the answer. */
  where?: string
  /** What goes wrong here most often. */
  mistake?: string
}

export interface FormSection {
  slug: SectionSlug
  title: string
  /** `invited`: a spouse, the second parent, or a stepparent, each with an account and a part of their own. */
  who: 'student' | 'parent' | 'invited'
  /** What the section decides, in one or two sentences. */
  lead: string
  questions: readonly FormQuestion[]
  sources: readonly Source[]
}

const benefits =
  'Medicaid, SNAP, SSI, TANF, WIC, federal housing assistance, free or reduced-price school lunch, the earned income credit, or the refundable credit for a health plan.'

/** The lines of the return are the same in both money sections. */
const taxReturn: readonly Omit<FormQuestion, 'number'>[] = [
  {
    name: 'Filing status',
    meaning: `As on the ${rehearsed.taxYear} return: single, joint, separate, head of household, or surviving spouse. It can differ from today’s marital status.`,
    where: 'Form 1040, above the income lines',
  },
  {
    name: 'Income from work',
    meaning:
      'Wages, plus what a business or a farm earned. Most people don’t see this question, because the IRS answers it.',
    where: 'Form 1040 line 1, plus Schedule 1 lines 3 and 6',
  },
  {
    name: 'Adjusted gross income',
    meaning: 'Income before most deductions: the figure that affects the result most.',
    where: `Form 1040 line 11a (new in ${rehearsed.taxYear}; it was line 11)`,
    mistake: 'Using box 1 of a W-2 instead. It leaves out all other income.',
  },
  {
    name: 'Untaxed income',
    meaning:
      'Tax-exempt interest, and the untaxed part of withdrawals from retirement accounts. Rollovers are asked about separately, and don’t count.',
    where: 'Form 1040 line 2a; lines 4a minus 4b; lines 5a minus 5b. Form 5498 shows a rollover',
    mistake: 'Leaving a rollover out. The money you moved then counts as income.',
  },
  {
    name: 'Deductions and credits',
    meaning:
      'Payments to self-employed retirement plans, education credits, the profit or loss from Schedule C, and income earned abroad.',
    where: 'Schedule 1 lines 16 and 20; Schedule 3 line 3; Schedule C line 31; Schedule 1 line 8d',
  },
]

const assets: readonly Omit<FormQuestion, 'number'>[] = [
  {
    name: 'Cash, savings, and checking',
    meaning: 'All balances together, on the day you file.',
    where: 'Your banking app, that day',
    mistake: 'Using a year-end statement or an average.',
  },
  {
    name: 'Investments and other real estate',
    meaning: 'What they are worth today minus what is owed on them.',
    where: 'Account statements; for property, its value minus the mortgage on it',
    mistake: 'Adding the home you live in or retirement accounts. Neither is ever reported.',
  },
  {
    name: 'Businesses and farms',
    meaning:
      'What they are worth minus what is owed on them. As of the 2026–27 form, leave out a farm the family lives on, a family business with up to 100 full-time employees, and a family’s commercial fishing business.',
  },
]

const numbered = (questions: readonly Omit<FormQuestion, 'number'>[], number: string): FormQuestion[] =>
  questions.map((question) => ({ ...question, number }))

/** The sections in the order in which the online form asks, first the student’s, then a parent’s. */
export const formSections: readonly FormSection[] = [
  {
    slug: 'identity',
    title: 'Who you are',
    who: 'student',
    lead: 'Your account fills in most of this, and the Social Security Administration checks it against its own record right away.',
    questions: [
      {
        name: 'Name, date of birth, Social Security number',
        number: '1',
        meaning: 'Your legal name, exactly as it appears on your Social Security card.',
        where: 'The card itself, not a driver’s license',
        mistake:
          'A nickname, or a married name that the Social Security Administration doesn’t have yet. The form is then rejected.',
      },
      {
        name: 'Email, phone, and mailing address',
        number: '2',
        meaning: 'Where you can be reached all year. Use your permanent address.',
        mistake: 'A high school email address that ends at graduation, or a dorm address.',
      },
      {
        name: 'State of legal residence',
        number: '14',
        meaning:
          'The state where your permanent home is, and the month you became a resident. State grants depend on it.',
        mistake: 'The state of the college you hope to attend.',
      },
    ],
    sources: [
      formSources.identity,
      formSources.invitation,
      formSources.studentGuide,
      formSources.mistakes,
      formSources.questionNumbers,
    ],
  },
  {
    slug: 'consent',
    title: 'Consent to share tax data',
    who: 'student',
    lead: `Every contributor is asked this: may the IRS send your ${rehearsed.taxYear} tax figures to the form?`,
    questions: [
      {
        name: 'Consent and approval',
        number: '24',
        meaning:
          'If they say yes, the IRS sends the figures right away, and most questions about income disappear. Even someone who filed no return or has no Social Security number has to say yes.',
        mistake:
          'Saying no in order to type in the figures yourself. One missing consent means no federal aid at all.',
      },
    ],
    sources: [formSources.handbook, formSources.whoIsAParent, formSources.studentGuide],
  },
  {
    slug: 'circumstances',
    title: 'Your circumstances',
    who: 'student',
    lead: 'These answers decide whether your parents’ money counts. One yes is enough to make you independent; paying for yourself isn’t.',
    questions: [
      {
        name: 'Marital status',
        number: '3',
        meaning: 'On the day you file: single, married, remarried, divorced, separated, or widowed.',
        mistake: 'Choosing married because the wedding is soon. Engaged is single.',
      },
      {
        name: 'College plans',
        number: '4',
        meaning: `Your year in college when ${rehearsed.awardYear} begins, and whether you’ll have a bachelor’s degree by then.`,
        mistake: 'Choosing “graduate student” as a high school senior. That rules out a Pell Grant.',
      },
      {
        name: 'Personal circumstances',
        number: '5',
        meaning: 'Check all that apply. The full list is below, with what each one means.',
      },
      {
        name: 'Homelessness',
        number: '6',
        meaning: 'Whether you were on your own and homeless, or at risk of it, and who can confirm it.',
      },
      {
        name: 'Unusual circumstances',
        number: '7',
        meaning:
          'For students who can’t reach their parents, or can’t do so safely. You can then submit without them, and your school decides.',
      },
      {
        name: 'Unsubsidized loan only',
        number: '8',
        meaning:
          'Only for students whose parents refuse to take part. Answering yes means giving up grants and work-study.',
        mistake: 'Answering yes because you want a loan too. You don’t need to answer yes for that.',
      },
    ],
    sources: [
      formSources.questionNumbers,
      formSources.dependencyQuestions,
      formSources.unusualCircumstances,
      formSources.collegePlans,
      formSources.parentRefuses,
    ],
  },
  {
    slug: 'contributors',
    title: 'Who takes part',
    who: 'student',
    lead: 'The form calls them contributors. As of 2026–27, their email address is all you need to invite them.',
    questions: [
      {
        name: 'Which parent',
        meaning:
          'Biological or adoptive parents. If they live together, both count. If they live apart, it’s the one who provided more of your financial support in the last 12 months, with their spouse if they’re married.',
        mistake:
          'Inviting the parent you live with when the other one gives you more support. Custody and tax returns don’t decide who counts.',
      },
      {
        name: 'The invitation',
        meaning:
          'They get an email with a code, sign in with their own account, and see only their own part. One school says that an unfinished form is deleted after 45 days.',
        mistake:
          'Sharing one account or one email address within the family. Each account signs for one person.',
      },
      {
        name: 'Your spouse',
        number: '25–29',
        meaning: `They do their own part only if you are married and didn’t file ${rehearsed.taxYear} taxes together.`,
      },
      {
        name: 'A parent’s husband, wife, or partner',
        number: '42–45',
        meaning: `They do their own part if there is no joint ${rehearsed.taxYear} return, or if they are your other parent and your parents live together unmarried.`,
      },
    ],
    sources: [
      formSources.contributors,
      formSources.parentsApart,
      formSources.whoIsAParent,
      formSources.invitation,
      formSources.invitationEnds,
      formSources.preview,
    ],
  },
  {
    slug: 'background',
    title: 'Your background',
    who: 'student',
    lead: 'A few short questions about you and your schooling. Your own citizenship matters for federal aid; your parents’ doesn’t.',
    questions: [
      {
        name: 'Citizenship status',
        number: '13',
        meaning: 'US citizen, eligible noncitizen with an A-number, or neither.',
        where: 'The A-number is on a Permanent Resident Card and other immigration documents',
      },
      {
        name: 'Your parents’ education',
        number: '15',
        meaning:
          'Whether a biological or adoptive parent attended or completed college. You can answer “Don’t know.”',
        mistake: 'Counting a stepparent.',
      },
      {
        name: 'A parent killed in the line of duty',
        number: '16',
        meaning: 'Whether a parent died while serving in the armed forces or as a public safety officer.',
      },
      {
        name: 'High school',
        number: '17',
        meaning: 'How you finish it (diploma, GED or another equivalent, homeschool), and where.',
      },
    ],
    sources: [formSources.questionNumbers, formSources.parentEducation, formSources.ownStatus],
  },
  {
    slug: 'student-finances',
    title: 'Your money',
    who: 'student',
    lead: `Your own figures only: ${rehearsed.taxYear} for income, the day you file for what you own.`,
    questions: [
      {
        name: 'Family size and number in college',
        number: '9–10',
        meaning:
          'Only if you are independent. The size comes from your tax return; change it only if it’s different now.',
      },
      {
        name: 'Federal benefits',
        number: '18',
        meaning: `Whether anyone in your family got ${benefits} Answering yes can mean that you aren’t asked what you own.`,
      },
      {
        name: 'Tax filing',
        number: '19',
        meaning: `Whether you filed a ${rehearsed.taxYear} return, in the US or elsewhere, and whether you filed jointly with your spouse.`,
        mistake: 'Answering for your parents. Many students filed nothing, and that’s fine.',
      },
      ...numbered(taxReturn, '20'),
      {
        name: 'Child support you received',
        number: '21',
        meaning: 'For a child of yours, in the last complete calendar year.',
        mistake: 'Adding what your parent receives for you.',
      },
      ...numbered(assets, '22'),
    ],
    sources: [
      formSources.questionNumbers,
      formSources.taxYear,
      formSources.taxLines,
      formSources.assets,
      formSources.assetsSkipped,
      formSources.familyFarms,
    ],
  },
  {
    slug: 'colleges',
    title: 'Colleges',
    who: 'student',
    lead: 'Who receives the form. No college sees which others you chose.',
    questions: [
      {
        name: 'Up to 20 colleges',
        number: '23',
        meaning: 'Every college you’re considering. You can search by name, state, or Federal School Code.',
        where: 'The school’s aid page, or the search in the form',
        mistake: 'Choosing another campus with the same name, or listing only the first choice.',
      },
    ],
    sources: [formSources.questionNumbers, formSources.collegePlans, formSources.mistakes],
  },
  {
    slug: 'signature',
    title: 'Your signature',
    who: 'student',
    lead: 'You sign your part with your account. The form is filed only after everyone has signed.',
    questions: [
      {
        name: 'Signature',
        number: '24',
        meaning:
          'It’s for your own part only; everyone else signs theirs. It doesn’t make anyone owe anything.',
        mistake: 'Stopping here. Check the next day that the status is no longer “In progress.”',
      },
    ],
    sources: [formSources.questionNumbers, formSources.whoIsAParent],
  },
  {
    slug: 'parent',
    title: 'Your parent',
    who: 'parent',
    lead: 'From here on, a parent answers, in their own account. “You” now means the parent.',
    questions: [
      {
        name: 'Identity and contact',
        number: '30–31',
        meaning:
          'Your own name, as it appears on your Social Security card. If you don’t have a number, check the box that says so; a tax ID (ITIN) doesn’t count as one, and has its own field.',
        mistake: 'Starting the form as the student, so that your name and birthday are entered as theirs.',
      },
      {
        name: 'Marital status',
        number: '32',
        meaning:
          'Today’s: never married, unmarried and living together, married, remarried, divorced, separated, or widowed.',
        mistake: 'Leaving out a new spouse. They count, even if they married you after the tax year.',
      },
      {
        name: 'State of residence',
        number: '33',
        meaning: 'Your state, and the month you became a resident.',
      },
      {
        name: 'Family size',
        number: '34',
        meaning:
          'You, your spouse, the student, and your dependent children, even if they live at college. Others count if they live with you and you pay more than half of their support. The number comes from the tax return; change it only if it’s different now.',
        mistake: 'Counting everyone in the home, such as a roommate.',
      },
      {
        name: 'Number in college',
        number: '35',
        meaning:
          'How many of them will be in college at least half-time, counting the student but not you. It no longer changes the result, but the form requires it.',
        mistake: 'Leaving it blank, which gets a paper form rejected.',
      },
    ],
    sources: [
      formSources.questionNumbers,
      formSources.familySize,
      formSources.numberInCollege,
      formSources.parentsApart,
      formSources.identity,
      formSources.ownStatus,
    ],
  },
  {
    slug: 'parent-finances',
    title: 'Your parent’s money',
    who: 'parent',
    lead: `The parent’s ${rehearsed.taxYear} income, and what they own on the day they file.`,
    questions: [
      {
        name: 'Federal benefits',
        number: '36',
        meaning: `Whether anyone in the family got ${benefits} Answering yes can mean that you aren’t asked what you own.`,
      },
      {
        name: 'Tax filing',
        number: '37',
        meaning: `Whether you filed a ${rehearsed.taxYear} return, in the US or elsewhere, and whether you filed jointly with your current spouse.`,
        mistake:
          'Saying joint because of a return with a former spouse. Only your own share of that return counts.',
      },
      ...numbered(taxReturn, '38'),
      {
        name: 'Child support you received',
        number: '39',
        meaning: 'For all your children, in the last complete calendar year.',
        mistake: 'Entering what you pay.',
      },
      ...numbered(assets, '40'),
      {
        name: 'College savings',
        number: '40',
        meaning:
          'A 529 plan for this student is the parent’s investment, even if the student owns it. Plans for other children, and plans that grandparents own, aren’t listed.',
        mistake: 'Listing it in both parts.',
      },
      {
        name: 'Consent and signature',
        number: '41',
        meaning: 'The same as for the student: consent, and sign your own part.',
      },
    ],
    sources: [
      formSources.questionNumbers,
      formSources.taxLines,
      formSources.jointReturn,
      formSources.assets,
      formSources.assetsSkipped,
      formSources.familyFarms,
    ],
  },
  {
    slug: 'invited',
    title: 'A spouse, or the other parent',
    who: 'invited',
    lead: 'If the form invites you as the student’s spouse, the other parent, or a stepparent, your part is short. It counts as much as the others: without it, the form isn’t filed.',
    questions: [
      {
        name: 'Invitation and account',
        meaning:
          'You open the form from the invitation, and sign in with a StudentAid.gov account of your own. It works without a Social Security number too.',
        mistake: 'Signing in with your spouse’s account, or the student’s.',
      },
      {
        name: 'Who you are',
        meaning: 'Your legal name, date of birth, Social Security number if you have one, and address.',
        mistake: 'A name or date that differs from the one on your account. The form then can’t match you.',
      },
      {
        name: 'Consent and approval',
        meaning: `You consent to sharing your own ${rehearsed.taxYear} tax figures. Nobody can do it for you, and you have to say yes even if you filed no return.`,
        mistake: 'Leaving it to the other parent. One missing consent means no federal aid at all.',
      },
      {
        name: 'Your income',
        meaning: `Only what is on your own ${rehearsed.taxYear} return. The family’s assets, size, and benefits are asked about only once, in the parent’s or the student’s part.`,
        where: 'Form 1040, the same lines as in the other parts',
        mistake: 'Entering income for both of you. One income would then count twice.',
      },
      {
        name: 'Signature',
        meaning: 'You sign your own part. It doesn’t make you owe anything.',
      },
    ],
    sources: [formSources.handbook, formSources.whoIsAParent, formSources.contributors],
  },
]

/** Finds a section by the last part of its address. */
export function findSection(slug: string): FormSection | undefined {
  return formSections.find((section) => section.slug === slug)
}
