import { redirect } from 'react-router'
import type { Route } from './+types/signout-route.ts'
import { submitSignOut } from './form-actions.server.ts'

/** The form behind "Sign out": ends the session and goes home. */
export function action(args: Route.ActionArgs) {
  return submitSignOut(args)
}

/** Following a link, or fetching it ahead, must sign nobody out. */
export function loader() {
  return redirect('/')
}
