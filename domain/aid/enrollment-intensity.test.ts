import { expect, test } from 'vitest'
import { getEnrollmentIntensity } from './enrollment-intensity.ts'

test('enrollment intensities are those of the Department’s table', () => {
  const credits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 18]
  expect(credits.map(getEnrollmentIntensity)).toEqual([8, 17, 25, 33, 42, 50, 58, 67, 75, 83, 92, 100, 100])
})
