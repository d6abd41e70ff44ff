import { getKeys } from '#domain/keys.ts'
import { choice, queryCodec, withDefault } from '#kit/listing/query-codec.ts'

/**
 * What the visitor assumes about the federal rights: choices of a list, in the address. They are coarse on purpose and
 * say nothing about who the visitor is.
 */
export const scenarioChoices = {
  /** Whether the visitor uses the federal rights, or may need them. */
  rights: ['undecided', 'needed', 'not_needed'],
  /** Months of lower income. */
  drop: ['12', '6', '24', '60'],
  /** The income in those months. */
  earning: ['none', 'half'],
  /** Months in which nothing can be paid. */
  pause: ['6', '3', '12', '24'],
  /** Months until death or lasting disability; `none`: no such case. */
  loss: ['none', '12', '60', '120'],
  /** What a dollar a year later is worth less, in percent. */
  discount: ['3', '0', '5', '7'],
} as const

export type ScenarioName = keyof typeof scenarioChoices
export const scenarioNames = getKeys(scenarioChoices)

/** Each list's first choice is the default. */
const field = <Name extends ScenarioName>(name: Name) => {
  const choices: readonly (typeof scenarioChoices)[Name][number][] = scenarioChoices[name]
  return withDefault(choice(name, choices), scenarioChoices[name][0])
}

export const { read: readScenario, write: toScenarioEntries } = queryCodec({
  rights: field('rights'),
  drop: field('drop'),
  earning: field('earning'),
  pause: field('pause'),
  loss: field('loss'),
  discount: field('discount'),
})

/** The visitor's choices. */
export type Scenario = ReturnType<typeof readScenario>
