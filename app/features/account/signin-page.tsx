import { metaBesideTitle } from '#app/shell/page-meta.ts'
import type { Route } from './+types/signin-page.ts'
import { AccountPage } from './account-page.tsx'
import { loadAccountPage, submitSignIn } from './form-actions.server.ts'
import { words } from './words.ts'

export function loader(args: Route.LoaderArgs) {
  return loadAccountPage(args, words.signIn)
}

export function action(args: Route.ActionArgs) {
  return submitSignIn(args)
}

export const meta = metaBesideTitle

export default function SignInPage({ loaderData }: Route.ComponentProps) {
  return <AccountPage purpose="signIn" page={loaderData} />
}
