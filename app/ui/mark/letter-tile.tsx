import { classNames } from '#app/ui/class-names.ts'
import styles from './mark.module.css'
import { pickFill, toInitial } from './pick-fill.ts'

interface LetterTileProps {
  /** The lender's id, which picks one of four fills. */
  id: string
  name: string
  className?: string | undefined
}

/** A lender's mark: the first letter of its name, 44 by 44. Its name stands beside it, so it is hidden. */
export function LetterTile({ id, name, className }: LetterTileProps) {
  return (
    <svg
      className={classNames(styles.mark, className)}
      width="44"
      height="44"
      viewBox="0 0 44 44"
      aria-hidden="true"
      data-fill={pickFill(id, 4)}
    >
      <rect className={styles.base} width="44" height="44" rx="12" />
      <text className={styles.letter} fontSize="20" x="22" y="29.5">
        {toInitial(name)}
      </text>
    </svg>
  )
}
