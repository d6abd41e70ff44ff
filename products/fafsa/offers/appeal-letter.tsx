import { useRef, useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { Checkbox } from '#app/ui/choice/checkbox.tsx'
import { SmallPrint } from '#app/ui/field/field-group.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextAreaField } from '#app/ui/field/text-area-field.tsx'
import { saveFile } from '#kit/browser-files/save-file.ts'
import { useCopy } from './copy-field.tsx'
import type { OfferResult } from './evaluate-desk.ts'
import { writeAppeal } from './letter.ts'
import { appealGrounds, letterText } from './letter-messages.ts'
import styles from './offers.module.css'

/** A letter to an aid office with the figures of the offers, to change, copy and save. */
export function AppealLetter({ results }: { results: readonly OfferResult[] }) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [isWritten, setWritten] = useState(false)
  const copy = useCopy()

  function write(form: HTMLFormElement) {
    const chosen = new FormData(form)
    const text = writeAppeal({
      results,
      number: Number(chosen.get('about')),
      grounds: appealGrounds.filter((ground) => chosen.has(`ground-${ground}`)),
    })
    setWritten(true)
    if (area.current) area.current.value = text
    area.current?.focus()
  }

  return (
    <section aria-labelledby="letter" className={styles.part} data-needs-script data-print="no">
      <h2 id="letter">{letterText.title}</h2>
      <p>{letterText.hint}</p>
      <form
        className={styles.part}
        onSubmit={(event) => {
          event.preventDefault()
          write(event.currentTarget)
        }}
      >
        <SelectField
          id="about"
          label={letterText.about}
          name="about"
          options={results.map(({ name, number }) => ({ value: String(number), label: name }))}
        />
        <fieldset className={styles.grounds}>
          <legend>{letterText.choose}</legend>
          {appealGrounds.map((ground) => (
            <Checkbox
              id={`ground-${ground}`}
              key={ground}
              label={letterText.choices[ground]}
              name={`ground-${ground}`}
            />
          ))}
        </fieldset>
        <Button fitContent size="small" type="submit" variant="white">
          {isWritten ? letterText.again : letterText.write}
        </Button>
      </form>
      <div className={styles.part} hidden={!isWritten}>
        <TextAreaField
          className={styles.letter}
          defaultValue=""
          id="letter-text"
          label={letterText.label}
          ref={area}
          rows={16}
        />
        <SmallPrint>{letterText.fieldHint}</SmallPrint>
        <div className={styles.line}>
          <Button fitContent onClick={() => copy(area.current)} size="small" type="button" variant="white">
            {letterText.copy}
          </Button>
          <Button
            fitContent
            onClick={() =>
              saveFile(area.current?.value ?? '', { name: letterText.fileName, type: 'text/plain' })
            }
            size="small"
            type="button"
            variant="white"
          >
            {letterText.download}
          </Button>
        </div>
      </div>
    </section>
  )
}
