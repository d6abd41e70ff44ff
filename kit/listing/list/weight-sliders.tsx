import { maxWeight, weightParam } from '#kit/listing/address-codec.ts'
import styles from './weight-sliders.module.css'

interface WeightSlidersProps<Code extends string> {
  codes: readonly Code[]
  names: Readonly<Record<Code, string>>
  weights: Readonly<Record<Code, number>>
  usualWeights: Readonly<Record<Code, number>>
}

/** How much each criterion counts. */
export function WeightSliders<Code extends string>({ codes, ...by }: WeightSlidersProps<Code>) {
  return codes.map((code) => (
    <div className={styles.weight} key={code}>
      <label htmlFor={weightParam(code)}>{by.names[code]}</label>
      <output htmlFor={weightParam(code)}>{by.weights[code]}</output>
      <input
        data-default={by.usualWeights[code]}
        defaultValue={by.weights[code]}
        id={weightParam(code)}
        max={maxWeight}
        min={0}
        name={weightParam(code)}
        type="range"
      />
    </div>
  ))
}

/** Leads back to our own weights. */
export function UsualWeightsButton({ children }: { children: string }) {
  return (
    <button className={styles.usual} name="weights" type="submit" value="usual">
      {children}
    </button>
  )
}
