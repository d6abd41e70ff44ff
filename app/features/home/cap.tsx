import styles from './hero.module.css'

/** The graduation cap on the price of a year, centered at its own 0. */
export function Cap() {
  return (
    <g className={styles.cap}>
      <path d="M0 4l46 18L0 40l-46-18z" fill="var(--ink)" stroke="var(--g-loans)" strokeWidth="1.5" />
      <path d="M-25 31v15c12 8 38 8 50 0V31L0 41z" fill="var(--c-1)" />
      <path d="M43 23v18" stroke="var(--ink)" strokeWidth="2.5" />
      <circle cx="43" cy="44" fill="var(--c-3)" r="5" />
    </g>
  )
}
