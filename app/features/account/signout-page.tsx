import { href, redirect } from 'react-router'
import type { Route } from './+types/signout-page.ts'
import { submitSignOut } from './form-actions.server.ts'

/** Handles the "Sign out" form: ends the session and redirects to the home page. */
export function action(args: Route.ActionArgs) {
  return submitSignOut(args)
}

/** A GET must not sign anyone out, because links can be followed by mistake or prefetched. */
export function loader() {
  return redirect(href('/'))
}

/** Never shown, but without a component an error would be bare text instead of the error page. */
export default function SignOutPage() {
  return null
}
