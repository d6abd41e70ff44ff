import { ContentImage } from '#app/blocks/media/content-image.tsx'
import { CardFactStrip } from '#app/blocks/products/card-facts.tsx'
import { LenderFactList } from '#app/blocks/products/lender-facts.tsx'
import { Words } from '#app/blocks/rich-text/words.tsx'
import { ContentSection } from '#app/blocks/sections/content-section.tsx'
import { PromoLink } from '#app/shell/promo-link.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { ScoreCoins } from '#app/ui/chart/score-coins.tsx'
import { Lead } from '#app/ui/long-page/long-page.tsx'
import { Byline } from './byline.tsx'
import { factIds } from './document-facts.tsx'
import type { DocumentView } from './document-view.ts'
import styles from './library.module.css'
import { libraryText } from './messages.ts'
import { SiteDisclosure } from './site-disclosure.tsx'

/** What precedes the text: breadcrumbs, title, score, byline, and what we earn. */
export function DocumentTop({ view }: { view: DocumentView }) {
  const { document, crumbs, data } = view
  const image = document.heroSection ? undefined : document.image
  return (
    <>
      <Breadcrumbs breadcrumbs={crumbs} />
      {document.heroSection ? (
        <>
          {document.heroSection.title ? null : <Heading view={view} />}
          <ContentSection section={document.heroSection} />
        </>
      ) : null}
      <div className={styles.opening} data-wide={image ? true : undefined}>
        <div className={styles.words}>
          {document.heroSection ? null : <Heading view={view} />}
          {data.review?.ok ? (
            <p className={styles.score}>
              <ScoreCoins score={data.review.score} />
              <b>{libraryText.scoreOf(data.review.score.toFixed(1))}</b>
              <a href={`#${factIds.score}`}>{libraryText.score}</a>
            </p>
          ) : null}
          <ReviewFacts view={view} />
          <Byline view={view} />
          {view.promo ? <PromoLink trigger={view.promo} /> : null}
          {document.withAdvertiserDisclosure ? (
            <SiteDisclosure settings={view.frame.settings} own={document.advertiserDisclosure} />
          ) : null}
        </div>
        {image ? (
          <div className={styles.hero}>
            <ContentImage
              image={image}
              width={1200}
              height={800}
              sizes="(min-width: 1200px) 360px, (min-width: 601px) 42vw, 100vw"
              isFirst
            />
          </div>
        ) : null}
      </div>
    </>
  )
}

/** The four most asked facts of what is reviewed. */
function ReviewFacts({ view: { document, data } }: { view: DocumentView }) {
  if (document._type === 'lenderReview') {
    const lender = data.lenders.find(({ id }) => id === document.lenderId)
    return lender ? <LenderFactList lender={lender} /> : null
  }
  if (document._type !== 'creditCardReview') return null
  const facts = data.cards.find(({ card }) => card.id === document.cardId)
  return facts ? <CardFactStrip card={facts} /> : null
}

function Heading({ view: { document } }: { view: DocumentView }) {
  return (
    <>
      <h1>
        <Words text={document.title} />
      </h1>
      {document.subtitle ? (
        <Lead>
          <Words text={document.subtitle} />
        </Lead>
      ) : null}
    </>
  )
}
