import { useEffect, useState } from 'react'
import { Card } from '#app/ui/card/card.tsx'
import { Checkbox } from '#app/ui/choice/checkbox.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { citizenships } from '#domain/eligibility/profile.ts'
import { demographics } from '#domain/scholarships/demographics.ts'
import { citizenshipNames, demographicNames } from '#products/scholarships/code-labels.ts'
import styles from './about-you.module.css'
import { markListings } from './mark-listings.ts'
import { marketplaceText } from './messages.ts'
import { forgetPrivateAnswers, readPrivateAnswers, savePrivateAnswers } from './private-answers.ts'

const { about } = marketplaceText
const prefix = 'about-'

/** Asks what is sensitive, keeps it in this browser alone, and marks the scholarships on the page by it. */
export default function AboutYou(_: object) {
  const [checked, setChecked] = useState<readonly string[]>([])
  useEffect(() => {
    const saved = readPrivateAnswers()
    // A box may have been checked before this script was there.
    const early = [...document.querySelectorAll('[aria-labelledby=about-you] :checked')]
    const codes = new Set([...saved, ...early.map(({ id }) => id.slice(prefix.length))])
    if (codes.size > saved.length) savePrivateAnswers([...codes])
    setChecked([...codes])
  }, [])
  useEffect(() => markListings(checked), [checked])

  function toggle(code: string, isOn: boolean) {
    const codes = isOn ? [...checked, code] : checked.filter((each) => each !== code)
    setChecked(codes)
    savePrivateAnswers(codes)
  }
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
    <Card as="section" aria-labelledby="about-you" padding="small">
      <Details
        look="plain"
        summary={
          <h2 className={styles.title} id="about-you">
            {about.title}
          </h2>
        }
      >
        <div className={styles.about}>
          <p>{about.lead}</p>
          <noscript>
            <p>{about.noScript}</p>
          </noscript>
          <fieldset className={styles.group}>
            <legend>{about.status}</legend>
            {citizenships.map((code) => box(code, citizenshipNames[code]))}
          </fieldset>
          <fieldset className={styles.group}>
            <legend>{about.groups}</legend>
            {demographics.map((code) => box(code, demographicNames[code]))}
          </fieldset>
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
      </Details>
    </Card>
  )
}
