import { TextField } from '#app/ui/field/text-field.tsx'
import { ChoiceQuestion } from '#kit/questions/choice-question.tsx'
import { MoneyField } from '#kit/questions/money-field.tsx'
import { MonthFields } from '#kit/questions/month-fields.tsx'
import { QuestionHeading } from '#kit/questions/question-heading.tsx'
import type { OtherAnswer, QuestionPages } from '#kit/questions/question-pages.ts'
import { getField, type QuestionProps } from '#kit/questions/question-props.ts'
import { StateQuestion } from '#kit/questions/state-question.tsx'
import { CurrentLoansQuestion } from '#products/refinance/current-loans/current-loans-question.tsx'
import {
  type ListedAnswer,
  listChoices,
  questionNames,
} from '#products/refinance/situation/answer-messages.ts'
import type { RefinanceAnswers } from '#products/refinance/situation/answers.ts'
import type { QuestionSlug } from '#products/refinance/situation/flows.ts'
import { messages } from './questions-messages.ts'

// cspell:ignore ANUAL

type Pages = QuestionPages<QuestionSlug, RefinanceAnswers>
type Form = (props: QuestionProps<QuestionSlug, RefinanceAnswers>) => ReturnType<Pages['forms'][QuestionSlug]>

/** The content of the question pages about refinancing. */
export const pages: Pages = {
  words: messages.questions,
  forms: {
    REFINANCE_GOAL: choice('goal'),
    TYPE_OF_LOAN: (props) => (
      <ChoiceQuestion {...props} choices={listChoices('loanType')} name="TYPE_OF_LOAN" />
    ),
    REFINANCE_AMOUNT: CurrentLoansQuestion,
    EDUCATION: choice('education'),
    GRADUATE_DEGREE: choice('graduateDegree'),
    SCHOOL_YEAR: choice('schoolYear'),
    EMPLOYMENT_STATUS: choice('employment'),
    EMPLOYMENT_START_DATE: ({ view, words }) => (
      <>
        <QuestionHeading words={words} />
        <MonthFields {...messages.start} name="employmentStart" view={view} years={{ back: 40, ahead: 2 }} />
      </>
    ),
    PUBLIC_SERVICE: choice('publicService'),
    FORGIVENESS_PAYMENTS: ({ view, words }) => (
      <>
        <QuestionHeading words={words} />
        <CountField
          field={getField(view, 'servicePayments')}
          hint={messages.payments.serviceHint}
          label={messages.payments.service}
        />
        <CountField
          field={getField(view, 'countedPayments')}
          hint={messages.payments.countedHint}
          label={messages.payments.counted}
        />
      </>
    ),
    TAX_FILING: choice('filing'),
    SPOUSE: ({ view, words }) => (
      <>
        <QuestionHeading words={words} />
        <MoneyField
          hint={messages.spouse.incomeHint}
          label={messages.spouse.income}
          name="spouseIncome"
          view={view}
        />
        <MoneyField
          hint={messages.spouse.loansHint}
          label={messages.spouse.loans}
          name="spouseLoans"
          view={view}
        />
      </>
    ),
    FAMILY: ({ view, words }) => (
      <>
        <QuestionHeading words={words} />
        <CountField
          field={getField(view, 'familySize')}
          hint={messages.family.sizeHint}
          label={messages.family.size}
        />
        <CountField
          field={getField(view, 'dependents')}
          hint={messages.family.dependentsHint}
          label={messages.family.dependents}
        />
      </>
    ),
    TOTAL_ANUAL_INCOME: dollars('income', messages.income),
    OTHER_INVESTMENTS: dollars('otherInvestments', messages.investments),
    LIVING_SITUATION: choice('living'),
    ADDRESS_SHORT: StateQuestion,
    PERSONAL_INFO: choice('citizenship'),
    CREDIT_SCORE: choice('credit'),
    ADDRESS_FULL: ({ view, words }) => (
      <>
        <QuestionHeading words={words} />
        <TextField
          {...getField(view, 'street')}
          autoComplete="street-address"
          label={messages.address.street}
        />
        <TextField {...getField(view, 'city')} autoComplete="address-level2" label={messages.address.city} />
        <TextField
          {...getField(view, 'zip')}
          autoComplete="postal-code"
          inputMode="numeric"
          label={messages.address.zip}
          maxLength={10}
        />
      </>
    ),
    PERSONAL_INFO_FULL: ({ view, words }) => (
      <>
        <QuestionHeading words={words} />
        <TextField
          {...getField(view, 'firstName')}
          autoComplete="given-name"
          label={messages.person.firstName}
        />
        <TextField
          {...getField(view, 'lastName')}
          autoComplete="family-name"
          label={messages.person.lastName}
        />
        <TextField
          {...getField(view, 'birthDate')}
          autoComplete="bday"
          hint={messages.person.birthDateHint}
          label={messages.person.birthDate}
          maxLength={10}
        />
        <TextField
          {...getField(view, 'phone')}
          autoComplete="tel-national"
          hint={messages.person.phoneHint}
          label={messages.person.phone}
          maxLength={20}
          type="tel"
        />
      </>
    ),
  },
  otherAnswers: { TOTAL_ANUAL_INCOME: unsure('income'), OTHER_INVESTMENTS: unsure('otherInvestments') },
  check: { ...messages.check, names: questionNames },
}

interface CountFieldProps {
  field: ReturnType<typeof getField>
  label: string
  hint: string
}

/** A field for a small whole number. */
function CountField({ field, label, hint }: CountFieldProps) {
  return (
    <TextField {...field} autoComplete="off" hint={hint} inputMode="numeric" label={label} maxLength={3} />
  )
}

/** Returns the page of a question that offers one list of answers. */
function choice(name: ListedAnswer): Form {
  return (props) => <ChoiceQuestion {...props} choices={listChoices(name)} name={name} />
}

function dollars(name: 'income' | 'otherInvestments', words: { label: string; hint: string }): Form {
  return ({ view, words: heading }) => (
    <>
      <QuestionHeading words={heading} />
      <MoneyField {...words} name={name} view={view} />
    </>
  )
}

function unsure(name: 'income' | 'otherInvestments'): OtherAnswer {
  return { name, value: 'unknown', label: messages.unsure }
}
