import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { connectField } from '#kit/forms/sent-form.ts'
import { ChoiceQuestion } from './choice-question.tsx'
import type { Input } from './input.ts'
import { questionText } from './messages.ts'
import { MonthFields } from './month-fields.tsx'
import { getFieldOf } from './question.ts'
import { QuestionHeading } from './question-heading.tsx'
import type { QuestionProps } from './question-props.ts'
import styles from './questions.module.css'
import { SchoolQuestion } from './school-question.tsx'
import type { QuestionView } from './step-view.server.ts'

interface QuestionFieldsProps<Slug extends string, Answers> extends QuestionProps<Slug, Answers> {
  /** The labels that earlier answers change, by the name of the answer. */
  labels?: Readonly<Record<string, string>>
}

/** Draws a question from what its fields declare: its heading, and an input for each answer that it asks for. */
export function QuestionFields<Slug extends string, Answers>({
  labels = {},
  ...props
}: QuestionFieldsProps<Slug, Answers>) {
  const { question, view, words } = props
  if (question.list) return <ChoiceQuestion {...props} labels={question.list.labels} name={view.slug} />
  const fields = view.asks.map((name) => ({ name, input: getFieldOf(question, name).input }))
  const [{ name, input } = { name: '', input: undefined }] = fields
  if (input?.kind === 'choice') return <ChoiceQuestion {...props} labels={input.labels} name={name} />
  if (input?.kind === 'school') return <SchoolQuestion {...props} />
  return (
    <>
      <QuestionHeading words={words} />
      {fields.map(({ name, input }) => (
        <FieldInput input={input} key={name} label={labels[name]} name={name} view={view} />
      ))}
    </>
  )
}

interface FieldInputProps {
  name: string
  input: Input | undefined
  label: string | undefined
  view: Pick<QuestionView<string, object>, 'problems' | 'today' | 'values'>
}

function FieldInput({ name, input, label, view }: FieldInputProps) {
  const field = connectField(view, name)
  switch (input?.kind) {
    case 'text': {
      const { kind: _, width, ...props } = input
      return (
        <TextField {...field} {...props} className={width && styles[width]} label={label ?? input.label} />
      )
    }
    case 'select': {
      const { kind: _, width, listOptions, ...props } = input
      const options = listOptions({ today: view.today, chosen: field.defaultValue })
      return (
        <SelectField
          {...field}
          {...props}
          className={width && styles[width]}
          options={[{ value: '', label: questionText.choose }, ...options]}
        />
      )
    }
    case 'month':
      return <MonthFields {...input} name={name} view={view} />
    default:
      return null
  }
}
