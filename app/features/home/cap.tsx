import styles from './hero.module.css'

/** The graduation cap on the price of a year, centered at its own 0. */
export function Cap() {
  return (
    <g className={styles.cap}>
      <path className={styles.capTop} d="M0 4l46 18L0 40l-46-18z" />
      <path className={styles.capBand} d="M-25 31v15c12 8 38 8 50 0V31L0 41z" />
      <path className={styles.capString} d="M43 23v18" />
      <circle className={styles.capTassel} cx="43" cy="44" r="5" />
    </g>
  )
}
