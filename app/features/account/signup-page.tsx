import { metaWithoutTitle } from '#app/shell/page-meta.ts'
import type { Route } from './+types/signup-page.ts'
import { AccountPage } from './account-page.tsx'
import { loadAccountPage, submitSignUp } from './form-actions.server.ts'
import { accountText } from './messages.ts'

export function loader(args: Route.LoaderArgs) {
  return loadAccountPage(args, accountText.signUp)
}

export function action(args: Route.ActionArgs) {
  return submitSignUp(args)
}

/** Passes on how long to wait before the next try. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export const meta = metaWithoutTitle

export default function SignUpPage({ loaderData }: Route.ComponentProps) {
  return <AccountPage purpose="signUp" page={loaderData} />
}
