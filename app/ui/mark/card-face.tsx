import { classNames } from '#app/ui/class-names.ts'
import styles from './mark.module.css'
import { pickFill, toInitial } from './pick-fill.ts'

interface CardFaceProps {
  /** The card's id, which picks one of six fills. */
  id: string
  /** The issuer's id, which picks the band that all of its cards share. */
  issuerId: string
  issuer: string
  className?: string | undefined
}

/** A wave, a corner, a stripe, and a rising sun. */
const bands = [
  'M0 37c25-15 46 12 84-9v18a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8z',
  'M84 28v18a8 8 0 0 1-8 8H32z',
  'M0 31h84v9H0z',
  'M18 54a24 22 0 0 1 48 0z',
]

/** The face of a credit card, 84 by 54, in our own drawing. Its name stands beside it, so it is hidden. */
export function CardFace({ id, issuerId, issuer, className }: CardFaceProps) {
  return (
    <svg
      className={classNames(styles.mark, className)}
      width="84"
      height="54"
      viewBox="0 0 84 54"
      aria-hidden="true"
      data-fill={pickFill(id, 6)}
    >
      <rect className={styles.base} width="84" height="54" rx="8" />
      <path className={styles.band} d={bands[pickFill(issuerId, bands.length)]} />
      <rect className={styles.chip} x="9" y="10" width="16" height="12" rx="3" />
      <text className={styles.letter} fontSize="20" x="68" y="23">
        {toInitial(issuer)}
      </text>
    </svg>
  )
}
