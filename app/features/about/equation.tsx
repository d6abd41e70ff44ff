import { Cases } from '#app/ui/part/part.tsx'
import styles from './about.module.css'
import { proofText } from './proof-messages.ts'

/** The general equation of Appendix J, (b)(8): in symbols on screen, and in words for everybody. */
export function Equation() {
  const { equation } = proofText
  return (
    <>
      <p className={styles.formula} aria-hidden="true">
        sum of A ÷ ((1 + e × i) × (1 + i)
        <sup>q</sup>) = sum of P ÷ ((1 + f × i) × (1 + i)
        <sup>t</sup>)
      </p>
      <p>{equation.reads}</p>
      <Cases cases={equation.symbols} />
    </>
  )
}
