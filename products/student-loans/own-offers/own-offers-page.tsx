import { metaWithoutTitle } from '#app/shell/page-meta.ts'
import { answerOwnOffers, loadOwnOffers } from '#kit/own-offers/own-offers-handlers.server.ts'
import { OwnOffersPage } from '#kit/own-offers/own-offers-page.tsx'
import type { Route } from './+types/own-offers-page.ts'
import { ownOffersLine } from './own-offers-line.ts'

export async function loader(args: Route.LoaderArgs) {
  return loadOwnOffers(args, ownOffersLine)
}

export async function action(args: Route.ActionArgs) {
  return answerOwnOffers(args, ownOffersLine)
}

export const meta = metaWithoutTitle

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const { offers, hasCalendar, changed, heading, today } = loaderData
  return (
    <OwnOffersPage
      line={ownOffersLine}
      loaded={{ offers, hasCalendar, changed, heading, today }}
      reply={actionData}
    />
  )
}
