import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { ConfirmButton } from '#app/ui/confirm-button/confirm-button.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { SmallPrint } from '#app/ui/field/field-group.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import type { OfferFigures } from '#domain/aid-offers/offer-figures.ts'
import { todayInNewYork } from '#domain/dates.ts'
import { FileTools } from '#kit/browser-files/file-tools.tsx'
import type { SaveResult } from '#kit/browser-files/keep.ts'
import { useDebouncedAnnouncement } from '#kit/browser-files/use-debounced-announcement.ts'
import { formsText } from '#kit/forms/messages.ts'
import type { Problem, Values } from '#kit/forms/sent-form.ts'
import { AppealLetter } from './appeal-letter.tsx'
import { evaluateDesk, summarize } from './evaluate-desk.ts'
import { deskKey, keepDesk, readDeskFile, readKeptDesk, writeDeskFile } from './kept-desk.ts'
import { offersText } from './messages.ts'
import { OfferFields, StudentFields } from './offer-fields.tsx'
import { firstOffers, isEmptyOffer, maxOffers, readDesk, type TypedDesk, toInputName } from './offer-form.ts'
import { OfferResults } from './offer-results.tsx'
import styles from './offers.module.css'
import { PastePanel } from './paste-panel.tsx'

interface OffersDeskProps {
  /** Where the form goes without script. */
  action: string
  figures: OfferFigures
  /** What was sent without script; empty offers otherwise. */
  sent: TypedDesk
  /** What the server found wrong with it. */
  problems: Problem[]
}

/** An offer with the key of its fields: a new key shows new values, the old one leaves the fields alone. */
interface Entry {
  key: number
  typed: Values
}

/** Offers of aid side by side. The form is the state; with script nothing of it is ever sent. */
export default function OffersDesk({ action, figures, sent, problems: sentProblems }: OffersDeskProps) {
  const form = useRef<HTMLFormElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const nextKey = useRef(sent.offers.length)
  const [student, setStudent] = useState<Entry>({ key: 0, typed: sent.student })
  const [entries, setEntries] = useState<readonly Entry[]>(() =>
    sent.offers.map((typed, key) => ({ key, typed })),
  )
  const [problems, setProblems] = useState<readonly Problem[]>(sentProblems)
  const [saved, setSaved] = useState<SaveResult>('kept')
  const [spoken, speakLater] = useDebouncedAnnouncement()
  const desk = { student: student.typed, offers: entries.map(({ typed }) => typed) }
  const results = evaluateDesk(desk, figures)

  /** Shows other offers. Those whose fields already hold their values keep them, and the focus with them. */
  function show(next: TypedDesk, isInFields: (typed: Values) => boolean = () => false) {
    const offers = fillUp(next.offers)
    setStudent((before) => ({ key: before.key + 1, typed: next.student }))
    setEntries((before) =>
      offers.map((typed, at) => {
        const held = before[at]
        if (held && isInFields(typed)) return { ...held, typed }
        nextKey.current += 1
        return { key: nextKey.current, typed }
      }),
    )
    setProblems([])
  }

  function keepShown(next: TypedDesk): SaveResult {
    const result = keepDesk(next)
    setSaved(result)
    return result
  }

  // Its changes are drawn before the next input, which would read the fields as they were.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the props of an island never change
  useLayoutEffect(() => {
    const typed = readForm(form.current)
    const kept = readKeptDesk()
    const inFields = typed.offers.filter((offer) => !isEmptyOffer(offer))
    if (inFields.length > 0) {
      // What was typed before the script, or sent without it, comes first; what is kept follows.
      const others = kept?.offers.filter((offer) => !inFields.some((each) => isSame(each, offer))) ?? []
      const joined = { student: typed.student, offers: [...inFields, ...others].slice(0, maxOffers) }
      show(joined, (offer) => inFields.includes(offer))
      keepShown(joined)
    } else if (kept) show(kept)
  }, [])

  useEffect(() => {
    function handleStorage({ key }: StorageEvent) {
      if (key !== deskKey && key !== null) return
      // Fields that somebody is writing in stay as they are.
      if (form.current?.contains(document.activeElement)) return
      show(readKeptDesk() ?? noOffers)
    }
    addEventListener('storage', handleStorage)
    return () => removeEventListener('storage', handleStorage)
  })

  function change() {
    const typed = readForm(form.current)
    setStudent((before) => ({ ...before, typed: typed.student }))
    setEntries((before) => before.map((entry, at) => ({ ...entry, typed: typed.offers[at] ?? entry.typed })))
    keepShown(typed)
    speakLater(summarize(evaluateDesk(typed, figures)))
  }

  /** Puts an offer into the first empty place, or after the others; undefined if there is no room. */
  function add(typed: Values): number | undefined {
    const offers = readForm(form.current).offers
    const free = offers.findIndex(isEmptyOffer)
    const at = free < 0 || isEmptyOffer(typed) ? offers.length : free
    if (at >= maxOffers) return undefined
    const next = offers.toSpliced(at, 1, typed)
    show({ student: student.typed, offers: next }, (offer) => offer !== typed)
    keepShown({ student: student.typed, offers: next })
    // The fields of the new offer exist after this render.
    setTimeout(() => document.getElementById(toInputName(at + 1, 'school'))?.focus())
    return at + 1
  }

  function remove(at: number) {
    const offers = desk.offers.filter((_, each) => each !== at)
    setEntries((before) => {
      const left = before.filter((_, each) => each !== at)
      nextKey.current += 1
      return left.length > 0 ? left : [{ key: nextKey.current, typed: {} }]
    })
    setProblems([])
    keepShown({ ...desk, offers })
    addButton.current?.focus()
  }

  const hasOffers = desk.offers.some((typed) => !isEmptyOffer(typed))
  return (
    <div className={styles.desk}>
      <PastePanel
        onAdd={(typed) => {
          const number = add(typed)
          return number === undefined ? offersText.full(maxOffers) : offersText.paste.added(number)
        }}
      />
      {/* With script there is no button that could send the form, and a form of several fields then sends none. */}
      <form
        action={action}
        className={styles.form}
        data-print="no"
        method="post"
        noValidate
        onBlur={() => setProblems(evaluateDesk(desk, figures).flatMap((result) => result.problems))}
        onInput={change}
        ref={form}
      >
        <h2>{offersText.form}</h2>
        <SmallPrint>{offersText.optional}</SmallPrint>
        <StudentFields key={student.key} typed={student.typed} />
        {entries.map(({ key, typed }, at) => {
          const name = typed.school?.trim() || offersText.offer(at + 1)
          return (
            <Details key={key} open summary={<h3>{name}</h3>}>
              <div className={styles.offer}>
                <OfferFields number={at + 1} problems={problems} typed={typed} />
                <div data-needs-script>
                  <ConfirmButton
                    onConfirm={() => remove(at)}
                    question={offersText.removeSure(name)}
                    shouldAsk={() => {
                      if (!isEmptyOffer(typed)) return true
                      remove(at)
                      return false
                    }}
                  >
                    {offersText.remove(name)}
                  </ConfirmButton>
                </div>
              </div>
            </Details>
          )
        })}
        <div data-needs-script>
          <Button
            disabled={entries.length >= maxOffers}
            fitContent
            onClick={() => add({})}
            ref={addButton}
            size="small"
            type="button"
            variant="white"
          >
            {offersText.add}
          </Button>
        </div>
        <noscript>
          <div className={styles.part}>
            <Button fitContent type="submit">
              {offersText.submit}
            </Button>
            <SmallPrint>{formsText.stored}</SmallPrint>
          </div>
        </noscript>
        <div role="status">
          {saved === 'kept' ? null : (
            <Note size="small" tone="warn">
              {offersText.notKept[saved]}
            </Note>
          )}
        </div>
      </form>
      <OfferResults results={results} />
      {hasOffers ? <AppealLetter results={results} /> : null}
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      <Tools
        desk={desk}
        replace={(next) => {
          show(next)
          keepShown(next)
        }}
      />
    </div>
  )
}

const noOffers: TypedDesk = { student: {}, offers: [] }

function fillUp(offers: readonly Values[]): Values[] {
  const missing = Math.max(0, firstOffers - offers.length)
  return [...offers, ...Array.from({ length: missing }, () => ({}))]
}

function readForm(form: HTMLFormElement | null): TypedDesk {
  return form ? readDesk(new FormData(form)) : noOffers
}

function isSame(one: Values, other: Values): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function Tools({ desk, replace }: { desk: TypedDesk; replace: (desk: TypedDesk) => void }) {
  const { tools } = offersText
  return (
    <FileTools
      clear={() => replace(noOffers)}
      file={{
        name: tools.fileName(todayInNewYork(new Date())),
        type: 'application/json',
        accept: '.json,application/json',
      }}
      hasAny={() => writeDeskFile(desk) !== undefined}
      id="offer-tools"
      read={(text) => {
        const opened = readDeskFile(text)
        if (!opened) return tools.notOpened
        replace(opened)
        return tools.opened(opened.offers.length)
      }}
      words={tools}
      write={() => writeDeskFile(desk)}
    />
  )
}
