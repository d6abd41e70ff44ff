import styles from '#app/features/account/account.module.css'
import { usePageRender } from '#app/page-render.ts'
import { otherFormAddress } from '#app/shell/return-url.ts'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { signOnText } from './messages.ts'

interface SignOnLinksProps {
  services: readonly { id: string; name: string }[]
  /** Of the page that the sign-in begins on. */
  pathname: string
  search: string
}

/** One link for each service that visitors can sign in with. */
export function SignOnLinks({ services, pathname, search }: SignOnLinksProps) {
  const { returnPages } = usePageRender()
  if (services.length === 0) return null
  return (
    <div className={styles.services}>
      {services.map(({ id, name }) => (
        <ButtonLink
          key={id}
          href={otherFormAddress(returnPages, `/sso-login-redirect/${id}/start`, { pathname, search })}
          rel="nofollow"
          variant="white"
        >
          {signOnText.signInWith(name)}
        </ButtonLink>
      ))}
    </div>
  )
}
