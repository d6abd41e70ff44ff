import { data } from 'react-router'
import { Ornament } from '#app/blocks/media/content-image.tsx'
import { PageScopeProvider } from '#app/blocks/page-scope.tsx'
import { RichText } from '#app/blocks/rich-text/rich-text.tsx'
import type { PageHandle } from '#app/context.ts'
import { servicesContext } from '#app/context.ts'
import { describeKnownSchools } from '#app/features/schools/known-schools.ts'
import { Island } from '#app/islands/island.tsx'
import { describePage } from '#app/shell/describe-page.server.ts'
import { NotFoundPage } from '#app/shell/error-page.tsx'
import { metaWithoutTitle } from '#app/shell/page-meta.ts'
import { toPageTitle } from '#app/shell/page-title.ts'
import { usePublicSettings } from '#app/shell/public-settings.tsx'
import { ModalTemplate } from '#app/ui/modal/modal-template.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import type { Route } from './+types/promo-page.ts'
import { loadPromo } from './load-promo.server.ts'
import { promoText } from './messages.ts'
import styles from './promo.module.css'
import PromoForm from './promo-form.island.tsx'
import { toPromoScope } from './promo-scope.ts'
import { submitPromoForm } from './submit-promo.server.ts'

/**
 * The page of a modal. The dialog that opens above other pages is made of it (app/scripts/promos.ts), so it is
 * rendered once, and cached once for each modal that editors have written.
 */
export const handle = { cache: { params: ['offer', 'ask'] } } satisfies PageHandle

export async function loader(args: Route.LoaderArgs) {
  const { context } = args
  const promo = await loadPromo(args)
  if (!promo) return data(null, { status: 404 })
  const { title, view } = promo
  const description = await describePage(
    context,
    { pageUrl: view.address, title, description: promoText.description },
    { robots: 'noindex' },
  )
  const knownSchools = describeKnownSchools(context.get(servicesContext).schools)
  return { ...promo, knownSchools, ...description }
}

export async function action(args: Route.ActionArgs) {
  const promo = await loadPromo(args)
  return promo ? submitPromoForm(args, promo) : data(undefined, { status: 404 })
}

/** Passes on how long to wait before the next try. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export const meta = metaWithoutTitle

export default function PromoPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { siteName } = usePublicSettings()
  if (!loaderData) return <NotFoundPage />
  const { title, modal, view, scope, knownSchools } = loaderData
  const { image, body } = modal
  return (
    <PageScopeProvider scope={toPromoScope(scope)}>
      <Section space="page">
        <title>{toPageTitle(title, siteName, { hasErrors: reply !== undefined })}</title>
        <Container width="question" className={styles.content}>
          <h1 className={styles.title}>
            <bdi>{title}</bdi>
          </h1>
          <div className={styles.content} data-modal-content>
            {image ? <Ornament image={image} width={600} height={400} isFirst /> : null}
            {body ? <RichText value={body} /> : null}
            <Island name="promo-form" of={PromoForm} props={{ view, reply, knownSchools }} />
          </div>
          <ModalTemplate title={<bdi>{title}</bdi>} />
        </Container>
      </Section>
    </PageScopeProvider>
  )
}
