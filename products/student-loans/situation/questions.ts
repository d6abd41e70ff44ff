import { monthsUntil } from '#domain/dates.ts'
import { borrowers, degrees, outsideTheUs } from '#domain/eligibility/profile.ts'
import type { SettlingQuestion } from '#domain/eligibility/rule-verdict.ts'
import { studyYears } from '#domain/federal-limits/federal-situation.ts'
import { getKeys } from '#domain/keys.ts'
import { repaymentChoices } from '#domain/loans/loan-terms.ts'
import { formatDollars } from '#domain/money.ts'
import { codeReader, readAnswers as readTexts } from '#kit/questions/answers.ts'
import { cosignerQuestion } from '#kit/questions/cosigner.ts'
import {
  choiceField,
  codeField,
  dollarsField,
  type Field,
  monthField,
  stateField,
} from '#kit/questions/field.ts'
import type { Label } from '#kit/questions/input.ts'
import {
  collectReaders,
  type DeclaredQuestion,
  formatFields,
  type Questions,
  type QuestionWords,
} from '#kit/questions/question.ts'
import { schoolField, schoolSearchField } from '#kit/questions/school-field.ts'
import { type Answers, ages, maxAmountDollars, minAmountDollars } from './answers.ts'
import { degreeChoices, whoChoices } from './choices.ts'
import {
  citizenshipLabels,
  creditChoices,
  degreeLabels,
  dependencyLabels,
  enrollmentLabels,
  exceptionLabels,
  incomes,
  programLabels,
  whoLabels,
} from './labels.ts'
import { paths } from './paths.ts'
import {
  dependsOnDependency,
  dependsOnException,
  dependsOnProgram,
  isUndergraduate,
  listFederal,
} from './question-conditions.ts'

/** Identifies a question in `?question=`. */
export type QuestionSlug =
  | 'who'
  | 'school'
  | 'degree'
  | 'graduation'
  | 'enrollment'
  | 'amount'
  | 'cosigner'
  | 'credit'
  | 'income'
  | 'cosigner-income'
  | 'state'
  | 'citizenship'
  | 'dependency'
  | 'exception'
  | 'program'
  | 'federal'

const maxYearsAhead = 10

/** The parts of every flow, in their order. */
const parts = { loan: 'Loan', credit: 'Credit', you: 'You', federal: 'Federal aid' } as const

const childException: QuestionWords = {
  question: 'Was your child enrolled in this program on June 30, 2026, with a federal loan for it?',
  why: 'If so, the July 2026 limits don’t apply to your child or you yet. A loan to your child counts, and so does a PLUS loan to a parent for this program.',
}

const cosignerWhy =
  'A cosigner owes the whole loan from the first day, and lenders then go by that person’s credit. A guess is fine, and we don’t ask for a name.'

const shareHint = 'In dollars. These count only toward the lifetime limit.'

/** The federal loans already taken. Each may be left blank. */
const federalFields = {
  federalThisYear: federalLoans('Your federal loans for this school year', 'this year'),
  federalInAll: federalLoans('All federal loans so far, including this year’s', 'in total'),
  federalGraduatePlus: federalLoans(
    'Graduate PLUS loans included in that total',
    'of that in Graduate PLUS loans',
    shareHint,
  ),
  federalUndergraduate: federalLoans(
    'Loans for undergraduate study included in that total',
    'of that for undergraduate study',
    shareHint,
  ),
  plusThisYear: federalLoans('Parent PLUS loans for this child and school year', 'in PLUS loans this year'),
  plusInAll: federalLoans(
    'All Parent PLUS loans for this child so far, including this year’s',
    'in PLUS loans in total',
  ),
}

function federalLoans(
  label: string,
  said: string,
  hint = 'In dollars. Enter 0 if none. You can find it at StudentAid.gov.',
): Field<number | 'unknown'> {
  return {
    ...dollarsField({ label, hint, min: 0, max: maxAmountDollars }),
    format: (dollars) => (dollars === 'unknown' ? undefined : `${formatDollars(dollars * 100)} ${said}`),
  }
}

/** All questions, each with its own page. Their order is defined by the flow in `flows.ts`. */
export const questions: Questions<QuestionSlug, Answers> = {
  who: {
    name: 'Who borrows',
    part: parts.loan,
    question: 'Who will borrow?',
    why: 'The borrower signs for the loan and owes it. We ask the age because the rules are different under 18 and at 24 or older.',
    // Where the address already says that it is the student.
    changeWords: (_, choices) =>
      choices.includes('parent')
        ? undefined
        : {
            question: 'How old are you?',
            why: 'The rules for loans are different under 18 and at 24 or older.',
          },
    asks: () => ['age', 'borrower'],
    choices: whoChoices,
    // No one under 18 is asked anything else.
    exit: ({ age }) => (age === 'minor' ? paths.under18 : undefined),
    list: { labels: whoLabels, missing: 'Choose the one that fits you' },
    fields: { age: codeField(ages), borrower: codeField([...borrowers, 'child', 'unknown']) },
  },
  school: {
    name: 'School',
    part: parts.loan,
    question: 'Which school is it for?',
    why: 'Some lenders lend only to students at certain schools. You can continue without one, and nothing is sent to the school.',
    asks: () => ['school'],
    beside: ['schoolSearch'],
    fields: { school: schoolField('Not chosen yet'), schoolSearch: schoolSearchField },
  },
  degree: {
    name: 'Degree',
    part: parts.loan,
    question: 'What degree is it for?',
    why: 'Lenders look at the degree, and federal loan limits depend on the year. Choose the year of study that this loan is for.',
    asks: () => ['degree', 'studyYear'],
    choices: degreeChoices,
    list: { labels: degreeLabels, missing: 'Choose the degree, or “I don’t know”' },
    fields: { degree: codeField([...degrees, 'unknown']), studyYear: codeField([...studyYears, 'unknown']) },
  },
  graduation: {
    name: 'Program end date',
    part: parts.loan,
    question: 'When does the program end?',
    why: 'Interest accrues while you’re in school: the longer you’re in school, the more you owe at the end.',
    asks: () => ['graduation'],
    fields: {
      graduation: monthField({
        legend: 'Month and year',
        hint: 'Not sure of the month? Choose “I don’t know” and we’ll use May.',
        years: { back: 0, ahead: 8 },
        // Most degrees end in May.
        defaultMonth: '05',
        monthMissing: 'Choose the month it ends, or “I don’t know”',
        yearMissing: 'Choose the year it ends, or “I don’t know”',
        // Past months count, months too far ahead do not.
        isLikely: (month, today) => month >= '2000' && monthsUntil(today, month) <= maxYearsAhead * 12,
        unlikely: `Choose a year within the next ${maxYearsAhead} years`,
      }),
    },
  },
  enrollment: {
    name: 'Enrollment',
    part: parts.loan,
    question: 'Full time or part time?',
    why: 'Federal loans require at least half-time enrollment, and so do some lenders.',
    asks: () => ['enrollment'],
    fields: {
      enrollment: choiceField(enrollmentLabels, 'Choose the enrollment status, or “I don’t know”'),
    },
  },
  amount: {
    name: 'What you still need',
    part: parts.loan,
    question: 'How much do you still need for this school year?',
    why: 'After grants, scholarships, savings, and loans already taken out. Don’t subtract loans you might still get: we look at federal loans first, and then at private ones for the rest.',
    asks: () => ['amount'],
    fields: {
      amount: {
        ...dollarsField({
          label: 'Amount in dollars',
          hint: 'For example, 10,000',
          min: minAmountDollars,
          max: maxAmountDollars,
          missing: 'Enter how much you still need',
        }),
        other: { value: 'unknown', label: 'I don’t know yet: use $10,000' },
      },
    },
  },
  cosigner: {
    ...cosignerQuestion,
    part: parts.credit,
    question: 'Could a US citizen or permanent resident cosign?',
    why: cosignerWhy,
    changeWords: ({ borrower, degree }) => {
      if (borrower === 'child')
        return { question: 'Could you or another US citizen or permanent resident cosign?' }
      return borrower === 'student' && isUndergraduate({ degree })
        ? { why: `Most undergraduates need a cosigner. ${cosignerWhy}` }
        : undefined
    },
  },
  credit: {
    name: 'Credit score',
    part: parts.credit,
    question: 'How good is your credit?',
    why: 'Lenders base rates on credit. A guess is fine: we don’t check it, so your score doesn’t change.',
    changeWords: forOthers({
      child: {
        question: 'How good is your child’s credit?',
        why: 'Lenders base rates on credit. A guess is fine: we don’t check it, so the score doesn’t change.',
      },
    }),
    asks: () => ['credit'],
    fields: {
      credit: {
        ...choiceField(creditChoices, 'Choose how good your credit is, or “I don’t know”'),
        format: (band) => formatScore(creditChoices[band]),
      },
    },
  },
  income: {
    name: 'Annual income',
    part: parts.credit,
    question: 'What is your annual income?',
    why: 'Before taxes. Some lenders require a minimum.',
    changeWords: forOthers({ child: { question: 'What is your child’s annual income?' } }),
    // With a cosigner, it only matters to a lender that takes none.
    asks: ({ cosigner }) => (cosigner === 'yes' ? [] : ['income']),
    asksOnRequest: () => ['income'],
    fields: { income: choiceField(incomes, 'Choose your annual income, or “I don’t know”') },
  },
  'cosigner-income': {
    name: 'Cosigner’s annual income',
    part: parts.credit,
    question: 'What is your cosigner’s annual income?',
    why: 'Before taxes. Some lenders require a minimum. A guess is fine.',
    changeWords: forOthers({ child: { question: 'What is the cosigner’s annual income?' } }),
    asks: ({ cosigner }) => (cosigner === 'yes' ? ['cosignerIncome'] : []),
    fields: {
      cosignerIncome: choiceField(incomes, 'Choose your cosigner’s annual income, or “I don’t know”'),
    },
  },
  state: {
    name: 'State',
    part: parts.you,
    question: 'Which state do you live in?',
    why: 'Some lenders lend only in certain states. “Outside the US” is at the end of the list.',
    changeWords: forOthers({ child: { question: 'Which state does your child live in?' } }),
    asks: () => ['state'],
    fields: {
      state: stateField('Choose the state you live in, “Outside the US,” or “I don’t know”', [
        { value: outsideTheUs, label: 'Outside the US' },
      ]),
    },
  },
  citizenship: {
    name: 'Citizenship',
    part: parts.you,
    question: 'What is your citizenship?',
    why: 'Federal loans and lenders have rules about it, and some lenders lend to anyone with a cosigner. Your answer never appears in a web address, and no one else gets it.',
    changeWords: forOthers({ child: { question: 'What is your child’s citizenship?' } }),
    asks: () => ['citizenship'],
    fields: { citizenship: choiceField(citizenshipLabels, 'Choose your citizenship, or “I don’t know”') },
  },
  dependency: {
    name: 'Dependent or independent',
    part: parts.federal,
    question: 'Does the FAFSA count you as dependent on your parents?',
    why: 'Most students under 24 are dependent. Independent students can borrow more in federal loans.',
    changeWords: forOthers({
      child: { question: 'Does the FAFSA count your child as dependent on you?' },
      other: { question: 'Does the FAFSA count the student as dependent on their parents?' },
    }),
    asks: (answers) => (dependsOnDependency(answers) ? ['dependency'] : []),
    fields: {
      dependency: choiceField(dependencyLabels, 'Choose dependent or independent, or “I don’t know”'),
    },
  },
  exception: {
    name: 'Enrolled with a federal loan on June 30, 2026',
    part: parts.federal,
    question: 'Were you enrolled in this program on June 30, 2026, with a federal loan for it?',
    why: 'If so, the July 2026 limits don’t apply to you yet. A PLUS loan to a parent for this program counts too.',
    changeWords: forOthers({
      parent: childException,
      child: childException,
      other: {
        question: 'Was the student enrolled in this program on June 30, 2026, with a federal loan for it?',
        why: 'If so, the July 2026 limits don’t apply to the student yet. A PLUS loan to a parent for this program counts too.',
      },
    }),
    asks: (answers) => (dependsOnException(answers) ? ['exception'] : []),
    fields: { exception: choiceField(exceptionLabels, 'Choose yes or no, or “I don’t know”') },
  },
  program: {
    name: 'Graduate program',
    part: parts.federal,
    question: 'Is it one of these programs?',
    why: 'Students in these programs can borrow more in federal loans: $50,000 a year instead of $20,500. This is the government’s interim list while a court case is pending, and your school applies it.',
    asks: (answers) => (dependsOnProgram(answers) ? ['program'] : []),
    fields: {
      program: choiceField(programLabels, 'Choose the program, “another program,” or “I don’t know”'),
    },
  },
  federal: {
    name: 'Federal loans already taken out',
    part: parts.federal,
    question: 'What federal loans do you already have?',
    why: 'They count against the federal limits, so we can say how much is left. Leave blank anything you don’t know.',
    changeWords: forOthers({
      parent: {
        question: 'What federal loans have already been taken out?',
        why: 'Your child’s own loans and parents’ PLUS loans each have limits, so we can say how much is left. Leave blank anything you don’t know.',
      },
      child: { question: 'What federal loans does your child already have?' },
      other: { question: 'What federal loans does the student already have?' },
    }),
    asks: (answers) => (answers.enrollment === 'less_than_half' ? [] : listFederal(answers)),
    asksOnRequest: listFederal,
    fields: federalFields,
    format: (answers) =>
      formatFields(federalFields, answers) ??
      (answers.federalThisYear === undefined ? undefined : 'Not known'),
  },
}

/** The words for a parent who borrows, or whose child does, and for anyone else who borrows for a student. */
function forOthers(
  words: Partial<Record<'parent' | 'child' | 'other', Partial<QuestionWords>>>,
): DeclaredQuestion<Answers>['changeWords'] {
  return ({ borrower }) =>
    borrower === undefined || borrower === 'unknown' || borrower === 'student' ? undefined : words[borrower]
}

/** Puts a score into words with its band, such as "Good (700 to 759)". */
function formatScore(choice: Label | undefined): string | undefined {
  return choice?.detail && /^\d/.test(choice.detail) ? `${choice.label} (${choice.detail})` : choice?.label
}

export const questionSlugs = getKeys(questions)

/**
 * The parser of each answer's text, whether it comes from a form, a draft, or an address. No question asks for the
 * repayment.
 */
export const readers = collectReaders(questions, {
  repayment: codeReader([...repaymentChoices, 'unknown']),
})

export const answerNames = getKeys(readers)

/**
 * Reads the answers from a record of strings, such as a stored draft, and drops whatever is invalid.
 * @param today 'YYYY-MM-DD'; a graduation may be at most ten years after it
 */
export function readAnswers(texts: Readonly<Record<string, unknown>>, facts: { today: string }): Answers {
  return readTexts(readers, texts, facts)
}

/**
 * Returns the address of one question that leads straight back to the offers once it is answered.
 * @param flow the path of the questions that this visitor went through: `Situation.questionsPath`
 */
export function questionFromOffers(
  slug: QuestionSlug | SettlingQuestion,
  flow: string = paths.questions,
): string {
  return `${flow}?question=${slug}&from=offers`
}
