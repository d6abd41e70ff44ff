import { href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import styles from '#app/features/account/account.module.css'
import { FormPage } from '#app/features/account/form-page.tsx'
import { describePage } from '#app/shell/describe-page.server.ts'
import { metaWithoutTitle } from '#app/shell/page-meta.ts'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { formatDate, todayInNewYork } from '#domain/dates.ts'
import type { Route } from './+types/account-deletion-page.ts'
import { findDeletion, undoDeletion } from './delete-account.server.ts'
import { deletionText as text } from './messages.ts'

type Step = 'asked' | 'ask' | 'kept' | 'ended'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const pageUrl = href('/account-deletion')
  const { title, description } = text
  const deletion = await findDeletion(context.get(servicesContext), searchParams.get('key') ?? '')
  const step: Step = searchParams.has('asked')
    ? 'asked'
    : searchParams.has('kept')
      ? 'kept'
      : deletion
        ? 'ask'
        : 'ended'
  return {
    ...(await describePage(
      context,
      { pageUrl, title, description, breadcrumbsList: [{ name: title, item: pageUrl }] },
      { robots: 'noindex' },
    )),
    step,
    day: deletion ? formatDate(todayInNewYork(deletion.deletesAt), 'Month D, YYYY') : '',
  }
}

/** Undoes it only when the button is pressed, because mail programs follow links by themselves. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const key = new URL(request.url).searchParams.get('key') ?? ''
  const deletion = await findDeletion(services, key)
  const isKept = deletion !== undefined && (await undoDeletion(services, deletion))
  return redirect(`${href('/account-deletion')}${isKept ? '?kept' : ''}`, 303)
}

/** The key in the address is passed to no other page. */
export function headers() {
  return { 'referrer-policy': 'no-referrer' }
}

export const meta = metaWithoutTitle

const page = { name: text.title, pathname: href('/account-deletion') }

export default function AccountDeletionPage({ loaderData: { step, day } }: Route.ComponentProps) {
  switch (step) {
    case 'ask':
      return (
        <FormPage {...page} heading={text.askTitle} lead={text.ask(day)}>
          <form className={styles.form} method="post">
            <Button fitContent type="submit">
              {text.keep}
            </Button>
          </form>
        </FormPage>
      )
    case 'asked':
    case 'kept':
    case 'ended':
      return (
        <FormPage {...page} heading={text[`${step}Title`]} lead={text[step]}>
          <ButtonLink fitContent href={href('/signin')}>
            {text.signIn}
          </ButtonLink>
        </FormPage>
      )
  }
}
