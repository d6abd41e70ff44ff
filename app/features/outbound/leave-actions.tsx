import { ButtonLink } from '#app/ui/button/button.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import styles from './interstitial.module.css'

interface LeaveActionsProps {
  /** Where applications are taken; null for a sample, or if nobody knows. */
  address: string | null
  /** Of the lender or the issuer. */
  name: string
  go: string
  listAddress: string
  back: string
}

/** The way on beside the way back. Without a way on, the way back is the main one. */
export function LeaveActions({ address, name, go, listAddress, back }: LeaveActionsProps) {
  return (
    <p className={styles.ways}>
      {address === null ? null : (
        <ButtonLink fitContent rel="noopener noreferrer nofollow" href={address} withArrow>
          {go}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </ButtonLink>
      )}
      <ButtonLink fitContent href={listAddress} variant={address === null ? 'purple' : 'white'}>
        {back}
      </ButtonLink>
    </p>
  )
}
