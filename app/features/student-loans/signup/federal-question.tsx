import { choicesOf } from '#app/features/student-loans/answer-words.ts'
import { ChoiceCards } from '#app/ui/choice/choice-cards.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { QuestionHeading } from './question-heading.tsx'
import { fieldOf, type QuestionProps } from './question-props.ts'
import styles from './signup-page.module.css'
import { words } from './signup-words.ts'

/** What decides how much federal room is left. Every field may stay blank. */
export function FederalQuestion({ view }: QuestionProps) {
  const said = words.federal
  return (
    <>
      <QuestionHeading slug={view.slug} />
      {view.asks.includes('studyYear') ? (
        <ChoiceCards
          {...fieldOf(view, 'studyYear')}
          choices={choicesOf('studyYear')}
          legend={said.studyYear}
        />
      ) : null}
      {view.asks.includes('dependency') ? (
        <ChoiceCards
          {...fieldOf(view, 'dependency')}
          choices={choicesOf('dependency')}
          legend={said.dependency}
        />
      ) : null}
      <MoneyField
        label={view.isParent ? said.plusThisYear : said.thisYear}
        name="federalThisYear"
        view={view}
      />
      <MoneyField label={view.isParent ? said.plusInAll : said.inAll} name="federalInAll" view={view} />
    </>
  )
}

interface MoneyFieldProps extends Pick<QuestionProps, 'view'> {
  label: string
  name: 'federalThisYear' | 'federalInAll'
}

function MoneyField({ view, label, name }: MoneyFieldProps) {
  return (
    <TextField
      {...fieldOf(view, name)}
      autoComplete="off"
      className={styles.money}
      hint={words.federal.hint}
      inputMode="decimal"
      label={label}
      maxLength={40}
      startText="$"
    />
  )
}
