import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { Checkbox } from '#app/ui/choice/checkbox.tsx'
import { ChoiceCards } from '#app/ui/choice/choice-cards.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import {
  findMistakes,
  type Practice,
  type PracticeAnswers,
  type PracticeEffect,
  type PracticeFinding,
  readAnswers,
} from '#domain/fafsa-form/practice.ts'
import { practices } from '#domain/fafsa-form/practice-cases.ts'
import type { SectionSlug } from '#domain/fafsa-form/rehearsed-form.ts'
import { practiceText } from './practice-messages.ts'
import { changeRehearsal, readRehearsal, toggle, watchRehearsal } from './rehearsal-store.ts'
import styles from './walkthrough.module.css'

interface FafsaPracticeProps {
  slug: SectionSlug
  /** What was sent without script. */
  sent: Record<string, string>
}

/** The practice of one part. Its answers are checked and kept in this browser; without script a form sends them. */
export default function FafsaPractice({ slug, sent }: FafsaPracticeProps) {
  const practice = practices[slug]
  const form = useRef<HTMLFormElement>(null)
  const [answers, setAnswers] = useState<PracticeAnswers>(sent)
  const [isDone, setDone] = useState(false)
  const [spoken, setSpoken] = useState('')

  useEffect(() => {
    const show = () => setDone(readRehearsal().done.includes(slug))
    show()
    if (practice && form.current) {
      // What was chosen before the island started comes before what was kept.
      const { [slug]: kept = {} } = readRehearsal().answers
      const shown = {
        ...readAnswers(practice, (field) => kept[field]),
        ...readForm(practice, form.current),
      }
      for (const [field, value] of Object.entries(shown)) {
        const choices = form.current.elements.namedItem(field)
        if (choices instanceof RadioNodeList) choices.value = value
      }
      setAnswers(shown)
      keep(slug, shown)
    }
    return watchRehearsal(show)
  }, [slug, practice])

  function handleChange({ target }: FormEvent<HTMLFormElement>) {
    if (!practice || !form.current || !(target instanceof HTMLInputElement)) return
    const given = readForm(practice, form.current)
    setAnswers(given)
    keep(slug, given)
    const said = findMistakes(practice, given).filter(({ field }) => field === target.name)
    setSpoken(said.map(toWords).join(' '))
  }

  return (
    <div className={styles.practice}>
      {practice ? (
        <form
          autoComplete="off"
          className={styles.fields}
          method="post"
          onChange={handleChange}
          onSubmit={(event) => event.preventDefault()}
          ref={form}
        >
          <PracticeFields answers={answers} practice={practice} sent={sent} />
          <noscript>
            <p className={styles.soft}>{practiceText.noScript}</p>
            <Button fitContent type="submit">
              {practiceText.check}
            </Button>
          </noscript>
        </form>
      ) : null}
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      <div data-needs-script>
        <Checkbox
          autoComplete="off"
          checked={isDone}
          id="rehearsed"
          label={practiceText.mark}
          onChange={({ target: { checked } }) => {
            changeRehearsal(({ done }) => ({ done: toggle(done, slug, checked) }))
            setDone(checked)
          }}
        />
      </div>
    </div>
  )
}

interface PracticeFieldsProps {
  practice: Practice
  answers: PracticeAnswers
  /** What is chosen when the page arrives; later choices are the browser’s own. */
  sent: PracticeAnswers
}

function PracticeFields({ practice, answers, sent }: PracticeFieldsProps) {
  const findings = findMistakes(practice, answers)
  const caught = findings.filter(({ effect }) => effect === 'stops' || effect === 'costs').length
  const given = Object.keys(answers).length
  return (
    <>
      {practice.fields.map(({ id, label, choices }) => (
        <div className={styles.field} key={id}>
          <ChoiceCards
            choices={choices}
            defaultValue={sent[id]}
            id={id}
            legend={label}
            name={id}
            size={choices.every(({ label: words }) => words.length < 10) ? 'small' : 'normal'}
          />
          {findings
            .filter(({ field }) => field === id)
            .map((finding) => (
              <Note
                data-finding={finding.effect}
                key={finding.says}
                size="small"
                tone={tones[finding.effect]}
              >
                <p>
                  <strong>{practiceText.effect[finding.effect]}.</strong> {finding.says}
                </p>
              </Note>
            ))}
        </div>
      ))}
      {given > 0 ? (
        <p className={styles.score}>
          {practiceText.answered(given, practice.fields.length)} ·{' '}
          <strong>{caught > 0 ? practiceText.caught(caught) : practiceText.nothingCaught}</strong>
        </p>
      ) : null}
    </>
  )
}

const tones = { stops: 'bad', costs: 'bad', check: 'warn', right: 'good' } as const satisfies Record<
  PracticeEffect,
  string
>

const toWords = ({ effect, says }: PracticeFinding) => `${practiceText.effect[effect]}. ${says}`

function readForm(practice: Practice, form: HTMLFormElement): PracticeAnswers {
  const given = new FormData(form)
  return readAnswers(practice, (field) => given.get(field))
}

function keep(slug: SectionSlug, given: PracticeAnswers): void {
  changeRehearsal(({ answers }) => ({ answers: { ...answers, [slug]: given } }))
}
