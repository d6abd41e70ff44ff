import { metaBesideTitle } from '#app/shell/page-meta.ts'
import type { Route } from './+types/signup-page.ts'
import { AccountPage } from './account-page.tsx'
import { loadAccountPage, submitSignUp } from './form-actions.server.ts'
import { words } from './words.ts'

export function loader(args: Route.LoaderArgs) {
  return loadAccountPage(args, words.signUp)
}

export function action(args: Route.ActionArgs) {
  return submitSignUp(args)
}

export const meta = metaBesideTitle

export default function SignUpPage({ loaderData }: Route.ComponentProps) {
  return <AccountPage purpose="signUp" page={loaderData} />
}
