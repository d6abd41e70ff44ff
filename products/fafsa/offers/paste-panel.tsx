import { useRef, useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { FieldGroup } from '#app/ui/field/field-group.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextAreaField } from '#app/ui/field/text-area-field.tsx'
import { emptyOffer, mapAmounts, offerAmounts } from '#domain/aid-offers/aid-offer.ts'
import { readCfpbUrl } from '#domain/aid-offers/cfpb-url.ts'
import { type FoundAmount, maxTextLength, readOfferText } from '#domain/aid-offers/read-offer-text.ts'
import { formatCents } from '#domain/money.ts'
import type { Values } from '#kit/forms/sent-form.ts'
import { offersText } from './messages.ts'
import { typeOffer } from './offer-form.ts'
import styles from './offers.module.css'

const { paste } = offersText

interface PastePanelProps {
  /** Adds an offer, and returns what to say. */
  onAdd: (typed: Values) => string
}

/** Reads an offer from pasted text or from a link, and adds it once each amount has been looked at. */
export function PastePanel({ onAdd }: PastePanelProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [found, setFound] = useState<readonly FoundAmount[]>([])
  const [readings, setReadings] = useState(0)
  const [said, say] = useState('')

  function read() {
    const text = area.current?.value ?? ''
    if (/^\s*(?:https?:\/\/|\?)\S+\s*$/.test(text)) return readLink(text)
    const { found: all, isCut } = readOfferText(text)
    setFound(all)
    setReadings((before) => before + 1)
    say([all.length > 0 ? paste.found(all.length) : paste.nothing, isCut ? paste.cut : ''].join(' ').trim())
  }

  function readLink(text: string) {
    const link = readCfpbUrl(text)
    setFound([])
    if (link.ok) return finish(typeOffer(link))
    say(
      link.problem === 'bad_value'
        ? paste.urlProblems.bad_value(link.field)
        : paste.urlProblems[link.problem],
    )
  }

  function add(form: HTMLFormElement) {
    const chosen = new FormData(form)
    const amounts: Record<(typeof offerAmounts)[number], number | null> = mapAmounts(() => null)
    for (const [at, { cents }] of found.entries()) {
      const amount = offerAmounts.find((each) => each === chosen.get(`found-${at + 1}`))
      if (amount) amounts[amount] = (amounts[amount] ?? 0) + cents
    }
    finish(typeOffer({ offer: { ...emptyOffer, amounts }, codes: {} }))
  }

  function finish(typed: Values) {
    say(onAdd(typed))
    setFound([])
    if (area.current) area.current.value = ''
  }

  return (
    <div data-needs-script data-print="no">
      <Details summary={paste.title}>
        <div className={styles.part}>
          <TextAreaField
            autoComplete="off"
            defaultValue=""
            hint={paste.hint}
            id="pasted"
            label={paste.label}
            maxLength={maxTextLength}
            ref={area}
            rows={5}
          />
          <Button fitContent onClick={read} size="small" type="button" variant="white">
            {paste.read}
          </Button>
          <p role="status">{said}</p>
          {found.length > 0 ? (
            <form
              className={styles.part}
              key={readings}
              onSubmit={(event) => {
                event.preventDefault()
                add(event.currentTarget)
              }}
            >
              <FieldGroup title={paste.review}>
                {found.map((each, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a new reading has new fields
                  <FoundField amount={each} id={`found-${at + 1}`} key={at} />
                ))}
              </FieldGroup>
              <Button fitContent size="small" type="submit">
                {paste.add}
              </Button>
            </form>
          ) : null}
        </div>
      </Details>
    </div>
  )
}

function FoundField({ amount, id }: { amount: FoundAmount; id: string }) {
  const hints = [
    amount.isDeclined ? paste.declined : '',
    amount.isUpTo ? paste.upTo : '',
    paste.basis[amount.basis],
  ]
  return (
    <SelectField
      defaultValue={amount.isDeclined ? '' : (amount.amount ?? '')}
      hint={hints.filter(Boolean).join(' ') || undefined}
      id={id}
      label={paste.use(amount.label, formatCents(amount.cents))}
      name={id}
      options={[
        { value: '', label: paste.leaveOut },
        ...offerAmounts.map((each) => ({ value: each, label: offersText.amounts[each] })),
      ]}
    />
  )
}
