import type { ReactNode } from 'react'
import { maxWeight, weightParam } from '#kit/listing/query-codec.ts'
import { SettingsGroup } from './settings-fields.tsx'
import styles from './weight-sliders.module.css'

interface WeightSlidersProps<Code extends string> {
  codes: readonly Code[]
  names: Readonly<Record<Code, string>>
  weights: Readonly<Record<Code, number>>
  defaultWeights: Readonly<Record<Code, number>>
}

/** How much each criterion counts. */
export function WeightSliders<Code extends string>({ codes, ...by }: WeightSlidersProps<Code>) {
  return codes.map((code) => (
    <div className={styles.weight} key={code}>
      <label htmlFor={weightParam(code)}>{by.names[code]}</label>
      <output htmlFor={weightParam(code)}>{by.weights[code]}</output>
      <input
        data-default={by.defaultWeights[code]}
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

/** The weights of a score, and the button that leads back to our own. */
export function WeightsGroup({ children }: { children: ReactNode }) {
  return (
    <SettingsGroup hint="More weight means more say in “Best match.”" legend="What matters to you">
      {children}
      <button className={styles.usual} name="weights" type="submit" value="usual">
        Reset to our weights
      </button>
    </SettingsGroup>
  )
}
