import { useEffect, useState } from 'react'
import { Checkbox } from '#app/ui/choice/checkbox.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { citizenships } from '#domain/eligibility/profile.ts'
import { demographics } from '#domain/scholarships/demographics.ts'
import { citizenshipNames, demographicNames } from '#products/scholarships/code-labels.ts'
import styles from './about-you.module.css'
import { markListings } from './mark-listings.ts'
import { marketplaceText } from './messages.ts'
import { forgetPrivateAnswers, readPrivateAnswers, savePrivateAnswers } from './private-answers.ts'

const { about } = marketplaceText
const prefix = 'about-'
const statuses = [
  { value: '', label: about.noStatus },
  ...citizenships.map((code) => ({ value: code, label: citizenshipNames[code] })),
]

/** A person has one status: the first, where an earlier version of this form kept several. */
function findStatus(codes: readonly string[]): string | undefined {
  return citizenships.find((code) => codes.includes(code))
}

function withStatus(codes: readonly string[], status: string | undefined): string[] {
  const others = codes.filter((code) => !citizenships.some((known) => known === code))
  return status ? [...others, status] : others
}

/** Asks what is sensitive, keeps it in this browser alone, and marks the scholarships on the page by it. */
export default function AboutYou(_: object) {
  const [checked, setChecked] = useState<readonly string[]>([])
  useEffect(() => {
    const saved = readPrivateAnswers()
    // Something may have been chosen before this script was there.
    const boxes = [...document.querySelectorAll('[aria-labelledby=about-you] input:checked')]
    const chosen = document.querySelector<HTMLSelectElement>('[aria-labelledby=about-you] select')?.value
    const early = boxes.map(({ id }) => id.slice(prefix.length))
    const codes = withStatus([...new Set([...saved, ...early])], chosen || findStatus(saved))
    if (early.length > 0 || chosen) savePrivateAnswers(codes)
    setChecked(codes)
  }, [])
  useEffect(() => markListings(checked), [checked])

  function change(codes: readonly string[]) {
    setChecked(codes)
    savePrivateAnswers(codes)
  }
  const toggle = (code: string, isOn: boolean) =>
    change(isOn ? [...checked, code] : checked.filter((each) => each !== code))
  const box = (code: string, label: string) => (
    <Checkbox
      autoComplete="off"
      checked={checked.includes(code)}
      id={`${prefix}${code}`}
      key={code}
      label={label}
      onChange={(event) => toggle(code, event.currentTarget.checked)}
    />
  )
  return (
    <section aria-labelledby="about-you">
      <Details
        look="plain"
        summary={
          <h2 className={styles.title} id="about-you">
            {about.title}
          </h2>
        }
      >
        <div className={styles.about}>
          <div className={styles.group}>
            <p>{about.lead}</p>
            <noscript>
              <p>{about.noScript}</p>
            </noscript>
            <SelectField
              autoComplete="off"
              id="about-status"
              label={about.status}
              onChange={(event) => change(withStatus(checked, event.currentTarget.value))}
              options={statuses}
              value={findStatus(checked) ?? ''}
            />
            <button
              className={styles.clear}
              onClick={() => {
                setChecked([])
                forgetPrivateAnswers()
              }}
              type="button"
            >
              {about.clear}
            </button>
          </div>
          <fieldset className={styles.boxes}>
            <legend>{about.groups}</legend>
            {demographics.map((code) => box(code, demographicNames[code]))}
          </fieldset>
        </div>
      </Details>
    </section>
  )
}
