import { type FormEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { Checkbox } from '#app/ui/choice/checkbox.tsx'
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { FileTools } from '#kit/browser-files/file-tools.tsx'
import { useDebouncedAnnouncement } from '#kit/browser-files/use-debounced-announcement.ts'
import styles from './estimate.module.css'
import type { EstimateFacts } from './estimate-facts.ts'
import { getValue } from './estimate-fields.ts'
import { openEstimateFile, writeEstimateFile } from './estimate-file.ts'
import { EstimateForm } from './estimate-form.tsx'
import { computeEstimate } from './estimate-result.ts'
import { isTouched, readFields, writeFields } from './form-values.ts'
import { keepAnswers, readKeptAnswers } from './kept-answers.ts'
import { dollars, estimateText, formatIndex } from './messages.ts'
import { readEstimate } from './read-estimate.ts'
import { Results } from './results.tsx'
import { Summary } from './summary.tsx'

interface AidEstimateProps {
  facts: EstimateFacts
  /** What was posted by a browser without script. */
  sent?: Record<string, string> | undefined
}

/**
 * The form and, beside it, the estimate. The same code runs on the server for a browser without script; here nothing
 * is ever sent.
 */
export default function AidEstimate({ facts, sent }: AidEstimateProps) {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<Record<string, string>>(sent ?? {})
  const [showsProblems, setShowsProblems] = useState(sent !== undefined)
  const [attempts, setAttempts] = useState(0)
  const [isForGood, setForGood] = useState(false)
  const [isKept, setKept] = useState(true)
  const [spoken, speakLater] = useDebouncedAnnouncement()
  const reading = useMemo(() => readEstimate(values), [values])
  const { answers } = useDeferredValue(reading)
  const result = useMemo(() => answers && computeEstimate(answers), [answers])

  function show(next: Record<string, string>) {
    if (form.current) writeFields(form.current, (name) => getValue(next, name))
    setValues(next)
  }

  function change(next: Record<string, string>, forGood = isForGood) {
    setKept(keepAnswers(next, forGood) !== 'refused')
    setValues(next)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the props of an island never change
  useEffect(() => {
    const kept = readKeptAnswers()
    if (kept?.isForGood) setForGood(true)
    if (!form.current || sent) return
    // What was typed before the script was there is newer than what was kept.
    if (isTouched(form.current)) change(readFields(form.current, {}), kept?.isForGood)
    else if (kept) show(kept.values)
  }, [])

  useEffect(() => {
    if (result) speakLater(estimateText.said(formatIndex(result.index.index), dollars(result.grant.annual)))
  }, [result, speakLater])

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setShowsProblems(true)
    setAttempts(attempts + 1)
    if (reading.problems.length === 0) document.getElementById('estimate')?.focus()
  }

  return (
    <div className={styles.page}>
      <div className={styles.sides}>
        <div className={styles.asked} data-print={result ? 'no' : undefined}>
          {showsProblems ? <ErrorSummary key={attempts} problems={reading.problems} /> : null}
          <EstimateForm
            formRef={form}
            onInput={({ currentTarget }) => change(readFields(currentTarget, values))}
            onSubmit={handleSubmit}
            reading={reading}
            showsProblems={showsProblems}
          />
        </div>
        <div className={styles.beside}>
          <Summary reading={reading} result={result} />
        </div>
      </div>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      {result ? <Results facts={facts} result={result} /> : null}
      <div className={styles.part} data-needs-script data-print="no">
        <FileTools
          clear={() => {
            change({})
            show({})
            setShowsProblems(false)
          }}
          file={{ name: 'fafsa-estimate.json', type: 'application/json', accept: '.json,application/json' }}
          hasAny={() => Object.keys(values).length > 0}
          id="tools"
          read={(text) => {
            const opened = openEstimateFile(text)
            if (opened.ok) {
              change(opened.values)
              show(opened.values)
              return estimateText.opened(Object.keys(opened.values).length)
            }
            return opened.problem === 'field'
              ? estimateText.fileProblems.field(opened.field)
              : estimateText.fileProblems[opened.problem]
          }}
          words={estimateText.file}
          write={() => (Object.keys(values).length > 0 ? writeEstimateFile(values) : undefined)}
        />
        <p className={styles.soft}>{isKept ? estimateText.keepHint : estimateText.notKept}</p>
        <Checkbox
          checked={isForGood}
          id="keep"
          label={estimateText.keep}
          onChange={({ target: { checked } }) => {
            setForGood(checked)
            change(values, checked)
          }}
        />
      </div>
    </div>
  )
}
