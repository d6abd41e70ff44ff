import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { noBlockData } from '#app/blocks/block-data.ts'
import { toImageService } from '#app/content/image-service.ts'
import { settingsWords } from '#app/content/settings-words.ts'
import { siteSettings } from '#app/content/site-settings.server.ts'
import { wholeDocuments } from '#app/content/whole-documents.server.ts'
import { pageContext, servicesContext } from '#app/context.ts'
import { promoAddress, promoAsks } from '#app/shell/promo-address.ts'
import { toPublicSettings } from '#app/shell/public-settings.server.ts'
import { subscriptionKey } from '#app/shell/subscription-flag.ts'
import { readDocument } from '#cms/model/documents/check-document.ts'
import { documentTypes } from '#cms/model/documents/document-types.ts'
import { offersByCode } from '#cms/model/queries/named-queries.ts'
import { fillTokens } from '#cms/model/tokens/template-tokens.ts'
import { listCollectedFields } from './collected-fields.ts'
import { promoText } from './messages.ts'
import type { PromoScope } from './promo-scope.ts'
import type { Modal, PromoView } from './promo-view.ts'

/** A modal with what its page draws it with. */
export interface LoadedPromo {
  view: PromoView
  title: string
  modal: Modal
  scope: PromoScope
}

const parameters = z.object({
  identifier: z.string().min(1).max(100),
  offer: z.string().min(1).max(100).optional(),
  ask: z.enum(promoAsks).optional(),
})

interface PromoRequest {
  request: Request
  params: { identifier?: string | undefined }
  context: Readonly<RouterContextProvider>
}

/**
 * Finds the modal of an address: in the settings, or among the modals of an offer. Returns undefined for any
 * address that an editor's documents do not name, so that no other is ever cached as a page.
 */
export async function loadPromo({
  request,
  params,
  context,
}: PromoRequest): Promise<LoadedPromo | undefined> {
  const { pathname, searchParams } = new URL(request.url)
  const query = Object.fromEntries(searchParams)
  const asked = parameters.safeParse({ ...query, identifier: params.identifier })
  if (!asked.success) return undefined
  const { identifier, offer, ask } = asked.data
  // Each modal has one address: other spellings of it would each be cached as a page.
  const isSpelledOnce = ['offer', 'ask'].every((name) => searchParams.getAll(name).length <= 1)
  if (!isSpelledOnce || pathname !== promoAddress({ identifier })) return undefined
  const settings = await siteSettings(context)
  const modals = offer === undefined ? (settings.modals ?? []) : await loadOfferModals(context, offer)
  const modal = modals.find((each) => each.identifier === identifier)
  if (!modal) return undefined
  const page = context.get(pageContext)
  const { config } = context.get(servicesContext)
  const today = page.today()
  const words = settingsWords(settings, { today, operator: config.operator })
  const address = promoAddress({ identifier, offer, ask })
  const ownTitle = fillTokens(modal.title ?? '', words).trim()
  return {
    view: {
      identifier,
      address,
      collects: listCollectedFields(modal, ask),
      subscriptionType: modal.subscriptionType,
      buttonLabel: fillTokens(modal.button?.label ?? '', words).trim() || promoText.send,
      storageKey: subscriptionKey(modal.subscriptionType, identifier),
    },
    title: ask === 'one-more-step' ? promoText.oneMoreStep : ownTitle || promoText.title,
    modal,
    scope: {
      today,
      authors: [],
      words,
      siteUrl: toPublicSettings(config).siteUrl,
      images: toImageService(config.content),
      isPreview: page.preview !== undefined,
      data: noBlockData,
      address,
    },
  }
}

async function loadOfferModals(
  context: Readonly<RouterContextProvider>,
  offer: string,
): Promise<readonly Modal[]> {
  const stored = await wholeDocuments(context, documentTypes.incentiveOffer.fields, offersByCode(offer))
  const { log } = context.get(servicesContext)
  return stored.flatMap((document) => {
    const read = readDocument('incentiveOffer', document)
    if (read.ok) return read.document.modals ?? []
    log.error({ problems: read.problems }, 'an incentive offer cannot be read')
    return []
  })
}
