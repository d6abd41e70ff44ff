import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'
import { usePageRender } from '#app/page-render.ts'
import { ButtonLink, type ButtonLook } from '#app/ui/button/button.tsx'
import { type AccountForm, accountAddress } from './return-url.ts'

interface AccountLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  form: AccountForm
  /** Tells the link from others to the same form on the page. */
  place: string
  /**
   * See `accountAddress`; by default the path of the page. Otherwise the link is a part that follows the page's form, as
   * the page's address does.
   */
  returnTo?: string | undefined
}

/** A link to sign in or up, from which the visitor comes back to the page if it is one to return to. */
export function AccountLink({ form, place, returnTo, ...rest }: AccountLinkProps) {
  return <a {...rest} {...useFormLink(form, place, returnTo)} />
}

/** The same as a button. */
export function AccountButtonLink({ form, place, returnTo, ...rest }: AccountLinkProps & ButtonLook) {
  return <ButtonLink {...rest} {...useFormLink(form, place, returnTo)} />
}

function useFormLink(form: AccountForm, place: string, returnTo: string | undefined) {
  const { returnPages } = usePageRender()
  const { pathname } = useLocation()
  const part = returnTo === undefined ? {} : { id: `${form.slice(1)}-${place}`, 'data-live-part': true }
  return { ...part, href: accountAddress(returnPages, form, returnTo ?? pathname) }
}
