import { metaWithoutTitle } from '#app/shell/page-meta.ts'
import type { Route } from './+types/signin-page.ts'
import { AccountPage } from './account-page.tsx'
import { loadAccountPage, submitSignIn } from './form-actions.server.ts'
import { accountText } from './messages.ts'

export function loader(args: Route.LoaderArgs) {
  return loadAccountPage(args, accountText.signIn)
}

export function action(args: Route.ActionArgs) {
  return submitSignIn(args)
}

/** Passes on how long to wait before the next try. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export const meta = metaWithoutTitle

export default function SignInPage({ loaderData }: Route.ComponentProps) {
  return <AccountPage purpose="signIn" page={loaderData} />
}
