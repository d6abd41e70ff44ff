import { href } from 'react-router'
import { Button } from '#app/ui/button/button.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { FormButtons, GroupedForm } from '#app/ui/field/field-group.tsx'
import { TextAreaField } from '#app/ui/field/text-area-field.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Part, PointList } from '#app/ui/part/part.tsx'
import { SourceLine } from '#app/ui/source-line/source-line.tsx'
import { aprTolerance } from '#domain/own-offers/check-apr.ts'
import { type KeptOffer, maxOwnOffers } from '#domain/own-offers/own-offer.ts'
import { maxTextLength } from '#domain/own-offers/read-offer-text.ts'
import { clockSources } from '#domain/refinance/application-clocks.ts'
import type { Values } from '#kit/forms/sent-form.ts'
import { clockText } from '#kit/loan-clocks/clock-messages.ts'
import { OwnItemsFrame } from '#kit/own-items/own-items-frame.tsx'
import { OwnOfferCard } from './own-offer-card.tsx'
import { OwnOfferForm } from './own-offer-inputs.tsx'
import type { OwnOffersReply } from './own-offers-handlers.server.ts'
import type { OwnOffersLine } from './own-offers-line.ts'
import { ownOffersText } from './own-offers-messages.ts'

interface OwnOffersPageProps {
  line: OwnOffersLine
  loaded: {
    offers: readonly KeptOffer[]
    /** Whether the calendar file has deadlines of these offers. */
    hasCalendar: boolean
    /** The offer that the address asks to change, as it would be typed. */
    changed: { id: string; values: Values } | null
    heading: string
    /** `YYYY-MM-DD` */
    today: string
  }
  /** What the last form said. */
  reply: OwnOffersReply | undefined
}

/** The offers that a visitor got elsewhere, and the form that adds or changes one. */
export function OwnOffersPage({ line, loaded, reply }: OwnOffersPageProps) {
  const { offers, hasCalendar, changed, heading } = loaded
  const problems = reply?.problems ?? []
  return (
    <OwnItemsFrame
      breadcrumbs={line.breadcrumbs}
      form={
        <OwnOfferForm
          found={new Set(Object.keys(reply?.read?.fields ?? {}))}
          isRefinance={line.isRefinance}
          problems={problems}
          values={reply?.values ?? changed?.values ?? {}}
        />
      }
      heading={heading}
      help={<PasteForm reply={reply} />}
      isChanging={changed !== null}
      isFull={offers.length >= maxOwnOffers}
      note={ownOffersText.kept(ownOffersText.keptFor)}
      path={line.paths.yours}
      problems={problems}
      sources={<Sources />}
      words={ownOffersText}
    >
      <YourOffers line={line} offers={offers} today={loaded.today} />
      {offers.length > 0 || hasCalendar ? (
        <FormButtons>
          <a data-print="no" href={href('/reminders')}>
            {clockText.reminders}
          </a>
          {hasCalendar ? (
            <a data-print="no" href={href('/scholarships/plan/scholarships.ics')}>
              {ownOffersText.calendar.download}
            </a>
          ) : null}
        </FormButtons>
      ) : null}
    </OwnItemsFrame>
  )
}

function YourOffers({
  line,
  offers,
  today,
}: Pick<OwnOffersPageProps, 'line'> & Pick<OwnOffersPageProps['loaded'], 'offers' | 'today'>) {
  return (
    <Part id="yours" title={ownOffersText.yours}>
      {offers.length === 0 ? (
        <p>{ownOffersText.none}</p>
      ) : (
        <p data-print="no">
          {line.federal.text} <a href={line.federal.to}>{line.federal.link}</a>
        </p>
      )}
      {offers.map((kept) => (
        <OwnOfferCard kept={kept} key={kept.id} line={line} today={today} />
      ))}
    </Part>
  )
}

/** Without script, the text goes to this site, which keeps only what it found; with script, the same. */
function PasteForm({ reply }: Pick<OwnOffersPageProps, 'reply'>) {
  const { paste } = ownOffersText
  const read = reply?.read
  const count = Object.keys(read?.fields ?? {}).length
  return (
    <>
      {read ? (
        <Note size="small">
          <p>
            {count === 0 ? paste.nothing : paste.found(count)} {read.isCut ? paste.isCut : null}
          </p>
        </Note>
      ) : null}
      <Details data-print="no" summary={<h3>{paste.title}</h3>}>
        <GroupedForm method="post">
          <TextAreaField
            maxLength={maxTextLength}
            autoComplete="off"
            hint={paste.hint}
            id="text"
            label={paste.label}
            name="text"
            rows={8}
          />
          <FormButtons>
            <Button fitContent name="do" size="small" type="submit" value="read" variant="white">
              {paste.read}
            </Button>
          </FormButtons>
        </GroupedForm>
      </Details>
    </>
  )
}

function Sources() {
  const sources = [aprTolerance.source, ...Object.values(clockSources)]
  return (
    <Details look="line" summary={<h2>{ownOffersText.rules}</h2>}>
      <PointList>
        {sources.map((source) => (
          <li key={source.title}>
            <SourceLine source={source} />
          </li>
        ))}
      </PointList>
    </Details>
  )
}
