import { expect, test } from 'vitest'
import { believableApr, isOpenToApplicants, withoutFillers } from '#domain/cards/survey-plan.ts'
import { openBundledSurvey } from './bundled-survey.ts'
import { websiteCell } from './survey-cells.ts'

const { plans, surveyedOn } = await openBundledSurvey()

test('the bundled survey has some two hundred plans, each once, and none that nobody can ask for', () => {
  expect(surveyedOn).toBe('2025-12-31')
  expect(plans.length).toBeGreaterThan(200)
  expect(new Set(plans.map(({ institution, name }) => `${institution}: ${name}`)).size).toBe(plans.length)
  expect(plans.filter(({ name }) => !isOpenToApplicants(name))).toEqual([])
})

test('no bundled plan has a filler, an APR that no card has, or one for a tier that it is not for', () => {
  for (const { name, aprs, lowestApr, medianApr, highestApr, tiers } of plans) {
    const given = { aprs, lowestApr, medianApr, highestApr }
    expect([name, withoutFillers(given)]).toEqual([name, given])
    for (const apr of [lowestApr, medianApr, highestApr, ...Object.values(aprs)]) {
      if (apr === null) continue
      expect(apr).toBeGreaterThanOrEqual(believableApr.lowest)
      expect(apr).toBeLessThanOrEqual(believableApr.highest)
    }
    const stated = Object.entries(aprs).flatMap(([tier, apr]) => (apr === null ? [] : tier))
    expect([name, stated.filter((tier) => !tiers.some((each) => each === tier))]).toEqual([name, []])
  }
})

test('each bundled address can be opened', () => {
  for (const { website } of plans) if (website !== null) expect(websiteCell.parse(website)).not.toBeNull()
})
