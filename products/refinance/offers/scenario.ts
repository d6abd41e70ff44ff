import { getKeys } from '#domain/keys.ts'

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

/** The visitor's choices; each list's first one is the default. */
export type Scenario = { [Name in ScenarioName]: (typeof scenarioChoices)[Name][number] }

/** Reads the scenario from a query string; what is not in a list becomes its default. */
export function readScenario(params: URLSearchParams): Scenario {
  const read = scenarioNames.map((name) => {
    const choices: readonly string[] = scenarioChoices[name]
    const asked = params.getAll(name).at(-1)
    return [name, choices.find((choice) => choice === asked) ?? choices[0]]
  })
  return Object.fromEntries(read)
}

/** Returns the scenario as query parameters, without those at their default. */
export function toScenarioEntries(scenario: Scenario): [string, string][] {
  return scenarioNames.flatMap((name): [string, string][] =>
    scenario[name] === scenarioChoices[name][0] ? [] : [[name, scenario[name]]],
  )
}
