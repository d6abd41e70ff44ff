import { data, href, redirect } from 'react-router'
import { pageContent } from '#app/content/page-content.server.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { promoAddress, promoDone } from '#app/shell/promo-address.ts'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Illustration } from '#app/ui/illustration/illustration.tsx'
import { Lead } from '#app/ui/long-page/long-page.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import type { Route } from './+types/promo-start-page.ts'
import { findOffer } from './find-offer.server.ts'
import { promoText } from './messages.ts'
import styles from './promo.module.css'

/**
 * Leads a visitor without script from any page to the modal that its address names. The pages themselves are the
 * same for everybody, so the browser tells the address of the page before. With `done` it thanks for a form.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const done = new URL(request.url).searchParams.get('done')
  const isDone = done !== null
  const address = isDone ? undefined : await findNamed(request, context)
  if (address !== undefined) throw redirect(address, 303)
  const { title, text } = isDone ? describeDone(done) : promoText.none
  const description = await describePage(
    context,
    { pageUrl: isDone ? promoDone('') : href('/promo'), title, description: promoText.description },
    { robots: 'noindex' },
  )
  return data({ ...description, heading: title, text, isDone }, { status: isDone ? 200 : 404 })
}

/** Anybody can write the address, so a value that no form writes gets the thanks of one that it resembles. */
function describeDone(done: string): { title: string; text: string } {
  const { title, text, textWithEmails } = done.startsWith('account') ? promoText.doneAccount : promoText.done
  return { title, text: done.endsWith('emails') ? textWithEmails : text }
}

async function findNamed(
  request: Request,
  context: Route.LoaderArgs['context'],
): Promise<string | undefined> {
  const before = URL.parse(request.headers.get('referer') ?? '')?.searchParams
  const identifier = before?.get('pupid')
  if (!identifier) return undefined
  const inoid = before?.get('inoid')
  if (!inoid) return promoAddress({ identifier })
  const offer = await findOffer((question) => pageContent(context, question), inoid)
  return offer && promoAddress({ identifier, offer })
}

export const meta = pageMeta

export default function PromoStartPage({ loaderData: { heading, text, isDone } }: Route.ComponentProps) {
  return (
    <Section space="page">
      <Container width="question" className={styles.content}>
        <Illustration name={isDone ? 'letter' : 'magnifier'} size={120} />
        <h1>{heading}</h1>
        <Lead>{text}</Lead>
        <p>
          <ButtonLink href={href('/')} fitContent>
            {promoText.done.home}
          </ButtonLink>
        </p>
      </Container>
    </Section>
  )
}
