import { data, href } from 'react-router'
import { pageContext } from '#app/context.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { metaWithoutTitle } from '#app/shell/page-meta.ts'
import { Part } from '#app/ui/part/part.tsx'
import { SourceLine } from '#app/ui/source-line/source-line.tsx'
import { closingACard } from '#domain/cards/closing-a-card.ts'
import { type KeptCard, maxOwnCards, type OwnCard } from '#domain/cards/own-card.ts'
import { readPostedForm } from '#kit/forms/posted-form.server.ts'
import { OwnItemsFrame } from '#kit/own-items/own-items-frame.tsx'
import { answerOwnItems, loadOwnItems, type OwnItemsPage } from '#kit/own-items/own-items-handlers.server.ts'
import { listText } from '#products/credit-cards/marketplace/list-messages.ts'
import type { Route } from './+types/own-cards-page.ts'
import { readOwnCard, readTyped, refuseCardNumbers, toTyped } from './own-card-form.ts'
import { OwnCardForm } from './own-card-inputs.tsx'
import { OwnCardItem } from './own-card-item.tsx'
import { ownCardText } from './own-card-messages.ts'
import { ownCards } from './own-cards.server.ts'

const path = href('/credit-cards/marketplace/yours')
const breadcrumbs = [
  { name: listText.line, item: href('/credit-cards') },
  { name: listText.name, item: href('/credit-cards/marketplace') },
  { name: ownCardText.title, item: path },
]

export async function loader(args: Route.LoaderArgs) {
  const { kept, changed } = await loadOwnItems(args, ownCards)
  const described = await describePage(
    args.context,
    {
      pageUrl: path,
      title: ownCardText.title,
      description: ownCardText.description,
      category: 'credit-cards',
      breadcrumbsList: breadcrumbs,
    },
    { robots: 'noindex' },
  )
  return {
    kept,
    changed: changed ? toTyped(changed.own) : null,
    heading: changed ? ownCardText.editTitle(changed.own.name) : ownCardText.title,
    today: args.context.get(pageContext).today(),
    ...described,
  }
}

export async function action(args: Route.ActionArgs) {
  const form = await readPostedForm(args.request)
  const refused = refuseCardNumbers(form)
  return refused ? data(refused, { status: 400 }) : answerOwnItems(args, page, form)
}

const page: OwnItemsPage<OwnCard> = {
  items: ownCards,
  path,
  readTyped,
  read: readOwnCard,
  full: ownCardText.full,
}

export const meta = metaWithoutTitle

/** The cards that a visitor has, and the form that adds or changes one. */
export default function OwnCardsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kept, changed, heading, today } = loaderData
  const problems = actionData?.problems ?? []
  return (
    <OwnItemsFrame
      breadcrumbs={breadcrumbs}
      form={<OwnCardForm problems={problems} values={actionData?.values ?? changed ?? {}} />}
      heading={heading}
      isChanging={changed !== null}
      isFull={kept.length >= maxOwnCards}
      note={ownCardText.kept}
      path={path}
      problems={problems}
      words={ownCardText}
    >
      <Yours kept={kept} today={today} />
    </OwnItemsFrame>
  )
}

function Yours({ kept, today }: { kept: readonly KeptCard[]; today: string }) {
  return (
    <Part id="yours" title={ownCardText.yours}>
      {kept.length === 0 ? (
        <p>{ownCardText.none}</p>
      ) : (
        <>
          <p data-print="no">
            <a href={`${href('/credit-cards/marketplace')}#list`}>{ownCardText.toList}</a> ·{' '}
            <a href={href('/credit-cards/survey')}>{ownCardText.toSurvey}</a>
          </p>
          {kept.map((each) => (
            <OwnCardItem kept={each} key={each.id} today={today} />
          ))}
          <p>{ownCardText.score}</p>
          <SourceLine source={closingACard.source} />
        </>
      )}
    </Part>
  )
}
